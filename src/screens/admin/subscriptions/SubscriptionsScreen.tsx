import { useMemo } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { formatDateTime } from '#src/app/format-date.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../list/delete-config.ts';
import { useList } from '../list/use-list.ts';
import { type SubscriptionDialog, subscriptionColumns, subscriptionName } from './subscription-columns.tsx';

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
