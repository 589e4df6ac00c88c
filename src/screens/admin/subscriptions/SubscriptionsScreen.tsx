import { useMemo } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { formatDateTime } from '#src/app/format-date.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { listColumns, onPhone } from '../list/columns.tsx';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../list/delete-config.ts';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { useList } from '../list/use-list.ts';

const EditSubscriptionDialog = lazyDialog(
  async () => (await import('./EditSubscriptionDialog.tsx')).EditSubscriptionDialog,
);

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
  done: 'Subscription deleted successfully',
  failed: 'Error deleting subscription',
  refreshes: [stats.read],
};

type SubscriptionDialog = { kind: 'edit'; row: AdminSubscription };

const column = listColumns<AdminSubscription>();

/** The places on a phone's card (LIS-12). */
const places = {
  User: 'title',
  Product: 'line',
  Status: 'badge',
  'Expiration Date': 'labelled',
} as const;

/** 'CS2 of frostgoblin'; '#7' of what has lost both. */
const subscriptionName = ({ id, product, user }: AdminSubscription) =>
  [product?.name, user?.username].filter(Boolean).join(' of ') || `#${id}`;

/** The columns and their order (SBS-1). */
const subscriptionColumns = (show: (dialog: SubscriptionDialog) => void) =>
  onPhone(places, [
    column.id(),
    column.person('User', (subscription) => subscription.user, 'Not set'),
    column.text('Product', (subscription) => subscription.product?.name),
    column.status('Status', (subscription) => subscription.status, { ACTIVE: 'success', EXPIRED: 'danger' }),
    column.date('Expiration Date', (subscription) => subscription.expirationDate),
    column.actions((row) => (
      <EditAndDelete
        row={row}
        name={`subscription ${subscriptionName(row)}`}
        onEdit={() => show({ kind: 'edit', row })}
      />
    )),
  ]);

/** Subscriptions, /admin/subs (SBS-1). They are added in the list of users (DEC-77). */
export function SubscriptionsScreen() {
  const list = useList(adminSubscriptions.list, { failed: 'Error fetching subscriptions' });
  const { open, show, close } = useDialog<SubscriptionDialog>('subscriptions');
  const columns = useMemo(() => subscriptionColumns(show), [show]);

  return (
    <>
      <AdminList
        title="Subscriptions"
        noun={['subscription', 'subscriptions']}
        emptyHint="A subscription begins with a payment, with a redeemed key, or when you add one to a user."
        list={list}
        columns={columns}
        deletion={deletion}
      />
      {open?.kind === 'edit' && <EditSubscriptionDialog subscription={open.row} onClose={close} />}
    </>
  );
}
