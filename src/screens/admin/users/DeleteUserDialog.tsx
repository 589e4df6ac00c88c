import { stats } from '#src/contract/admin/stats.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { ROLE_ADMIN } from '#src/contract/auth.ts';
import { DeleteDialog } from '../list/DeleteDialog.tsx';
import { useIsOwn } from './use-is-own.ts';
import { userDeletion } from './user-deletion.ts';

interface Props {
  user: AdminUser;
  onClose(): void;
}

/** Deletes a user and what belongs to them (SPEC.md §2); says what else this one deletion means (READINGS.md T83). Asks for the name to be typed. */
export function DeleteUserDialog({ user, onClose }: Props) {
  const isOwn = useIsOwn(user);
  const consequences = consequencesOf(user, isOwn);
  return (
    <DeleteDialog
      {...userDeletion}
      done="User deleted successfully"
      refreshes={[users.list, stats.read]}
      rowId={user.id}
      phrase={user.username}
      onClose={onClose}
    >
      <p>{`Are you sure you want to delete user ${user.username}?`}</p>
      {consequences.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm text-pretty text-muted">
          {consequences.map((consequence) => <li key={consequence}>{consequence}</li>)}
        </ul>
      )}
    </DeleteDialog>
  );
}

function consequencesOf({ roles, nonExpiredNonPausedSubscription: isPremium }: AdminUser, isOwn: boolean): string[] {
  return [
    isOwn && 'This is your own account: without it you can no longer sign in.',
    !isOwn && roles.includes(ROLE_ADMIN) && 'This user is an administrator.',
    isPremium && 'This user has premium; the time left is lost.',
  ].filter((consequence) => consequence !== false);
}
