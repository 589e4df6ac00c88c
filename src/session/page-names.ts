/** Names of the protected pages, by path. */
export const pageNames = {
  '/dash': 'Dashboard',
  '/admin/products': 'Products',
  '/admin/users': 'Users',
  '/admin/subs': 'Subscriptions',
  '/admin/keys': 'Keys',
  '/admin/invites': 'Invites',
  '/admin/hwid': 'HWID reset requests',
} as const;

/** The name of the page at a path with query, such as 'Keys, page 2'. */
export function placeName(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://app.invalid');
  const name = (pageNames as Record<string, string>)[pathname] ?? 'where you were';
  const page = searchParams.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) && page !== '1' ? `${name}, page ${page}` : name;
}
