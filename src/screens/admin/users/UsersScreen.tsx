import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { QuickFilter } from '../list/filter/filter.ts';
import { useAdminList } from '../list/filter/use-admin-list.ts';
import { columns } from './user-columns.tsx';
import { userDeletion } from './user-deletion.tsx';

const AddSubscriptionDialog = lazyDialog(
  () => import('./AddSubscriptionDialog.tsx'),
  'AddSubscriptionDialog',
);
const EditUserDialog = lazyDialog(() => import('./EditUserDialog.tsx'), 'EditUserDialog');

const noun = ['user', 'users'] as const;
const dialogs = { row: { edit: EditUserDialog, subscribe: AddSubscriptionDialog } };

/** Users, /admin/users (USR-1). A 401 without a token shows no toast (USR-6). */
export function UsersScreen() {
  const { list } = useAdminList(users.list, {
    noun,
    columns,
    quickFilters,
    dialogs,
    errorMessage: 'Error fetching users',
    silentWithoutToken: true,
  });

  return (
    <AdminList
      title="Users"
      emptyHint="Everyone who signs up appears here."
      {...list}
      deletion={userDeletion}
    />
  );
}

const quickFilters: QuickFilter<AdminUser>[] = [
  { id: 'banned', label: 'Banned', matches: ({ isBanned }) => isBanned },
  {
    id: 'banned-premium',
    label: 'Premium but banned',
    matches: ({ isBanned, nonExpiredNonPausedSubscription: isPremium }) => isBanned && isPremium,
  },
  {
    id: 'hwid-without-premium',
    label: 'HWID set, no premium',
    matches: ({ hwid, nonExpiredNonPausedSubscription: isPremium }) => Boolean(hwid) && !isPremium,
  },
];
