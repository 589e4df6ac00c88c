import type { ActivationKey } from '#src/contract/admin/keys.ts';
import { listColumns } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';

/** The dialogs of the screen. */
export type KeyDialog = { kind: 'generate' } | { kind: 'edit'; row: ActivationKey };

const column = listColumns<ActivationKey>();

/** The columns and their order (KEY-1). */
export const keyColumns = (show: (dialog: KeyDialog) => void) => [
  column.id(),
  column.code('Code', (key) => key.code, 'code'),
  column.text('Product', (key) => key.product?.name),
  column.status('Status', (key) => key.status, { UNUSED: 'success', USED: 'danger' }),
  column.number('Duration (Hours)', (key) => key.durationHours),
  column.person('Used By', (key) => key.usedBy, 'Not used'),
  column.date('Used Date', (key) => key.usedDate, { empty: 'Not used' }),
  column.date('Created Date', (key) => key.createdDate),
  column.actions((row) => <EditAndDelete row={row} onEdit={() => show({ kind: 'edit', row })} />),
];
