import { useMemo, useState } from 'react';
import { users, type AdminUser } from '#src/contract/admin/users.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { RevealAll } from '../list/RevealAll.tsx';
import type { AllRowsConfig } from '../list/use-all-rows.ts';
import { useList } from '../list/use-list.ts';
import { type UserDialog, userColumns } from './user-columns.tsx';
import { stats } from '#src/contract/admin/stats.ts';
import { ROLE_ADMIN } from '#src/contract/session.ts';
import type { DeleteConfig } from '../list/delete-config.ts';
import { useIsOwn } from './use-is-own.ts';

const AddSubscriptionDialog = lazyDialog(
  async () => (await import('./AddSubscriptionDialog.tsx')).AddSubscriptionDialog,
);
const BanUserDialog = lazyDialog(async () => (await import('./BanUserDialog.tsx')).BanUserDialog);
const EditUserDialog = lazyDialog(async () => (await import('./EditUserDialog.tsx')).EditUserDialog);

/** Users, /admin/users (USR-1). A 401 without a token shows no toast (USR-6). */
export function UsersScreen() {
  const list = useList(users.list, { failed: 'Error fetching users', silentWithoutToken: true });
  const { open, show, close } = useDialog<UserDialog>('users');
  const [isRevealed, setRevealed] = useState(false);
  const columns = useMemo(() => userColumns(isRevealed, show), [isRevealed, show]);

  return (
    <>
      <AdminList
        title="Users"
        noun={['user', 'users']}
        emptyHint="Everybody who signs up appears here."
        list={list}
        columns={columns}
        allRows={allRows}
        deletion={userDeletion}
        tools={<RevealAll isRevealed={isRevealed} onReveal={setRevealed} />}
      />
      {open?.kind === 'edit' && <EditUserDialog user={open.row} onClose={close} />}
      {open?.kind === 'subscribe' && <AddSubscriptionDialog user={open.row} onClose={close} />}
      {open?.kind === 'ban' && <BanUserDialog user={open.row} onClose={close} />}
    </>
  );
}

const allRows: AllRowsConfig<AdminUser> = {
  enumerable: ['Role', 'Premium', 'Banned'],
  questions: [
    {
      id: 'banned-premium',
      label: 'Premium but banned',
      isMeant: ({ isBanned, nonExpiredNonPausedSubscription: isPremium }) => isBanned && isPremium,
    },
    {
      id: 'hwid-without-premium',
      label: 'HWID set, no premium',
      isMeant: ({ hwid, nonExpiredNonPausedSubscription: isPremium }) => Boolean(hwid) && !isPremium,
    },
  ],
};

/** The name must be typed, since all data of the user is deleted too (USR-5). */
const userDeletion: DeleteConfig<AdminUser> = {
  endpoint: users.remove,
  question: (user) => <Question user={user} />,
  warning: 'This action cannot be undone and will delete all associated data.',
  done: 'User deleted successfully',
  failed: 'Error deleting user',
  phrase: ({ username }) => username,
  refreshes: [stats.read],
};

/** Warns about deleting one's own account (DEC-83). */
function Question({ user }: { user: AdminUser }) {
  const consequences = consequencesOf(user, useIsOwn(user));
  return (
    <>
      <p>{`Are you sure you want to delete user ${user.username}?`}</p>
      {consequences.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1 ps-5 text-sm text-pretty text-muted">
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
    isOwn && 'This is your own account: without it you can no longer sign in.',
    !isOwn && roles.includes(ROLE_ADMIN) && 'This user is an administrator.',
    isPremium && 'This user has premium; the time left is lost.',
  ].filter((consequence) => consequence !== false);
}
