import { useMemo } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useDialog } from '../list/use-dialog.ts';
import { useList } from '../list/use-list.ts';
import { type SubscriptionDialog, subscriptionColumns } from './subscription-columns.tsx';
import { subscriptionDeletion } from './subscription-deletion.ts';

const DeleteDialog = lazyDialog(async () => (await import('../list/DeleteDialog.tsx')).DeleteDialog);
const EditSubscriptionDialog = lazyDialog(async () => (await import('./EditSubscriptionDialog.tsx')).EditSubscriptionDialog);

/** All subscriptions (SPEC.md §2 'Subscriptions'). They are added from the list of users (READINGS.md T77). */
export function SubscriptionsScreen() {
  const list = useList(adminSubscriptions.list, { failed: 'Error fetching subscriptions' });
  const { open, show, close } = useDialog<SubscriptionDialog>();
  const columns = useMemo(() => subscriptionColumns(show), [show]);

  return (
    <>
      <AdminList
        title="Subscriptions"
        noun={['subscription', 'subscriptions']}
        list={list}
        columns={columns}
        bulkDelete={{ ...subscriptionDeletion, refreshes: [stats.read] }}
      />
      {open?.kind === 'edit' && <EditSubscriptionDialog subscription={open.row} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog {...subscriptionDeletion} done="Subscription deleted successfully" refreshes={[adminSubscriptions.list, stats.read]} rowId={open.row.id} onClose={close}>
          <p>{`Are you sure you want to delete subscription #${open.row.id}?`}</p>
          <p className="mt-1 text-sm text-muted">{[open.row.product?.name, open.row.user?.username].filter(Boolean).join(' of ')}</p>
        </DeleteDialog>
      )}
    </>
  );
}
