import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import { listColumns, onPhone } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';

export type SubscriptionDialog = { kind: 'edit'; row: AdminSubscription };

const column = listColumns<AdminSubscription>();

/** The places on a phone's card (LIS-12). */
const places = {
  User: 'title',
  Product: 'line',
  Status: 'badge',
  'Expiration Date': 'labelled',
} as const;

/** 'CS2 of frostgoblin'; '#7' of what has lost both. */
export const subscriptionName = ({ id, product, user }: AdminSubscription) =>
  [product?.name, user?.username].filter(Boolean).join(' of ') || `#${id}`;

/** The columns and their order (SBS-1). */
export const subscriptionColumns = (show: (dialog: SubscriptionDialog) => void) =>
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
