import { neverExpires } from '#src/contract/expiry.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { formatDateTime } from '#src/app/format-date.ts';
import { DAY } from '#src/lib/duration.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { BulkChoice } from '../list/bulk/bulk-action.ts';
import { deleteSelected } from '../list/bulk/delete-selected.tsx';
import { listColumns } from '../list/columns.tsx';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../list/delete-config.ts';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { isWithin } from '../list/filter/quick-filters.ts';
import type { QuickFilter } from '../list/filter/filter.ts';
import { useAdminList } from '../list/filter/use-admin-list.ts';
import { subscriptionName } from './subscription-name.ts';

const EditSubscriptionDialog = lazyDialog(
  () => import('./EditSubscriptionDialog.tsx'),
  'EditSubscriptionDialog',
);
const BulkExpiryDialog = lazyDialog(() => import('./BulkExpiryDialog.tsx'), 'BulkExpiryDialog');

const noun = ['subscription', 'subscriptions'] as const;
const dialogs = { row: { edit: EditSubscriptionDialog } };
const deletion: DeleteConfig<AdminSubscription> = {
  endpoint: adminSubscriptions.remove,
  question: ({ id }) => `Are you sure you want to delete subscription #${id}?`,
  summary: (subscription) => ({
    name: subscriptionName(subscription),
    facts: [
      subscription.status.toLowerCase(),
      subscription.expirationDate && `until ${formatDateTime(subscription.expirationDate)}`,
    ],
  }),
  warning: CANNOT_BE_UNDONE,
  successMessage: 'Subscription deleted successfully',
  errorMessage: 'Error deleting subscription',
  invalidates: [users.list, stats.read],
};

const column = listColumns<AdminSubscription>();

const columns = [
  column.id(),
  column.person('User', (subscription) => subscription.user, '–', { phone: 'title' }),
  column.name('Product', (subscription) => subscription.product?.name, {
    type: 'choice',
    phone: 'fact',
    width: 'sm:min-w-25 lg:min-w-30', // fits all columns into a tablet's 768 px
  }),
  column.status(
    'Status',
    (subscription) => subscription.status,
    { ACTIVE: 'success', EXPIRED: 'danger' },
    { phone: 'badge' },
  ),
  column.date('Expiration Date', (subscription) => subscription.expirationDate, { phone: 'fact' }),
  column.actions((row) => <EditAndDelete row={row} name={`subscription ${subscriptionName(row)}`} />),
];

const quickFilters: QuickFilter<AdminSubscription>[] = [
  {
    id: 'ends-7',
    label: 'Premium ends within 7 days',
    matches: ({ status, pauseDate, expirationDate }, now) =>
      status === 'ACTIVE' && !pauseDate && isWithin(expirationDate, now, now + 7 * DAY),
  },
];

/** Bulk actions on the selected subscriptions (SBS-4, SBS-5). */
const choices: BulkChoice<AdminSubscription>[] = [
  {
    label: () => 'Extend',
    disabledReason: (rows) =>
      rows.every(({ expirationDate }) => neverExpires(expirationDate)) &&
      'Select a subscription that has an end date',
    Dialog: (bulk) => <BulkExpiryDialog {...bulk} kind="extend" />,
  },
  {
    label: () => 'End now',
    disabledReason: (rows) =>
      !rows.some(({ status }) => status === 'ACTIVE') && 'Select an active subscription first',
    Dialog: (bulk) => <BulkExpiryDialog {...bulk} kind="end" />,
  },
  deleteSelected(deletion, noun),
];

/** Subscriptions, /admin/subs (SBS-1). They are added in the list of users (DEC-77). */
export function SubscriptionsScreen() {
  const { list } = useAdminList(adminSubscriptions.list, {
    noun,
    columns,
    quickFilters,
    dialogs,
    choices,
    errorMessage: 'Error fetching subscriptions',
  });

  return (
    <AdminList
      title="Subscriptions"
      hasExpiry
      emptyHint="Subscriptions start with a payment, a redeemed key, or when you add one to a user."
      {...list}
      deletion={deletion}
    />
  );
}
