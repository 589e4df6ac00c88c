import { ROLE_USER } from '#src/contract/session.ts';

/**
 * The role column (USR-2): the roles without ROLE_USER, capitalised and without prefix, joined by ', ' with
 * spaces for underscores (DEC-71); 'User' if none is left.
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
