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

export type AdminPath = Extract<keyof typeof pageNames, `/admin/${string}`>;

/** The lists of the console in the order of the header and the palette (ADM-1). */
export const adminPaths = Object.keys(pageNames).filter((path): path is AdminPath =>
  path.startsWith('/admin/'),
);

/** Returns the name of the page at a path with query, such as 'Keys, page 2'. */
export function placeName(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://app.invalid');
  const name = (pageNames as Record<string, string>)[pathname] ?? 'where you were';
  const page = searchParams.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) && page !== '1' ? `${name}, page ${page}` : name;
}
