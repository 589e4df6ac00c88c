import type { AdminUser } from '#src/contract/admin/users.ts';
import { useSession } from '#src/session/use-session.ts';

/** True for the administrator's own account, by its unique name: the session has no id (DEC-83). */
export function useIsOwnAccount({ username }: AdminUser): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.username === username;
}
