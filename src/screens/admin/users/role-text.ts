import { ROLE_USER } from '#src/contract/auth.ts';

/**
 * The role column (USR-2): ROLE_USER is hidden, of the others the capitalised remainder shows, 'User' if
 * nothing remains. Several are joined by ', ', underscores read as spaces (DEC-71).
 */
export function roleText(roles: readonly string[]): string {
  const words = roles
    .filter((role) => role !== ROLE_USER)
    .map(capitalisedRemainder)
    .filter(Boolean);
  return [...new Set(words)].join(', ') || 'User';
}

function capitalisedRemainder(role: string): string {
  const words = role
    .replace(/^ROLE_/, '')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
