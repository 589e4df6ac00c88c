import type { AdminUser } from '#src/contract/admin/users.ts';
import { useSession } from '#src/session/use-session.ts';

/**
 * Whether the row is the signed-in administrator's own account; the session knows no id, names are unique
 * (DEC-83).
 */
export function useIsOwn({ username }: AdminUser): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.username === username;
}
