import clsx from 'clsx';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users, type AdminUser } from '#src/contract/admin/users.ts';
import { ROLE_ADMIN } from '#src/contract/session.ts';
import type { DeleteConfig } from '../list/delete-config.ts';
import { useIsOwnAccount } from './use-is-own-account.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

/** The name must be typed, since all data of the user is deleted too (USR-5). */
export const userDeletion: DeleteConfig<AdminUser> = {
  endpoint: users.remove,
  question: (user) => <Question user={user} />,
  warning: 'This action cannot be undone and will delete all associated data.',
  successMessage: 'User deleted successfully',
  errorMessage: 'Error deleting user',
  phrase: ({ username }) => username,
  invalidates: [adminSubscriptions.list, keys.list, adminInvites.list, hwidRequests.list, stats.read],
};

/** Warns about deleting one's own account (DEC-83). */
function Question({ user }: { user: AdminUser }) {
  const isOwn = useIsOwnAccount(user);
  const consequences = consequencesOf(user, isOwn);
  return (
    <>
      <p>
        <UntranslatedNames
          names={[user.username]}
        >{`Are you sure you want to delete user ${user.username}?`}</UntranslatedNames>
      </p>
      {consequences.length > 0 && (
        <ul
          className={clsx(
            'mt-2 grid list-disc gap-1 ps-5 text-sm text-pretty text-muted',
            isOwn && '*:first:font-medium *:first:text-danger',
          )}
        >
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function consequencesOf(
  { roles, nonExpiredNonPausedSubscription: isPremium }: AdminUser,
  isOwn: boolean,
): string[] {
  return [
    isOwn && 'This is your own account. Deleting it locks you out.',
    !isOwn && roles.includes(ROLE_ADMIN) && 'This user is an administrator.',
    isPremium && 'This user has premium. The time left will be lost.',
  ].filter((consequence) => consequence !== false);
}
