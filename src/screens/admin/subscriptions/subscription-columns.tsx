import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import { listColumns } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';

export type SubscriptionDialog = { kind: 'edit'; row: AdminSubscription };

const column = listColumns<AdminSubscription>();

/** The columns and their order (SBS-1). */
export const subscriptionColumns = (show: (dialog: SubscriptionDialog) => void) => [
  column.id(),
  column.person('User', (subscription) => subscription.user, 'Not set'),
  column.text('Product', (subscription) => subscription.product?.name),
  column.status('Status', (subscription) => subscription.status, { ACTIVE: 'success', EXPIRED: 'danger' }),
  column.date('Expiration Date', (subscription) => subscription.expirationDate),
  column.actions((row) => <EditAndDelete row={row} onEdit={() => show({ kind: 'edit', row })} />),
];
