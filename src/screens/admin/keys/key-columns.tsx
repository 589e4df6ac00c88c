import type { ActivationKey } from '#src/contract/admin/keys.ts';
import { durationWords } from '#src/lib/duration.ts';
import { listColumns, onPhone } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import type { HandedKey } from './hand-over.ts';

/** The dialogs of the screen. */
export type KeyDialog =
  | { kind: 'generate' }
  | { kind: 'edit'; row: ActivationKey }
  | { kind: 'handOver'; keys: readonly HandedKey[] };

const column = listColumns<ActivationKey>();

/** The places on a phone's card (LIS-12). */
const places = {
  Code: 'title',
  Product: 'line',
  Status: 'badge',
  'Duration (Hours)': 'line',
  'Used By': 'labelled',
  'Created Date': 'line',
} as const;

/** The columns and their order (KEY-1). */
export const keyColumns = (show: (dialog: KeyDialog) => void) =>
  onPhone(places, [
    column.id(),
    column.code('Code', (key) => key.code, 'code'),
    column.text('Product', (key) => key.product?.name),
    column.status('Status', (key) => key.status, { UNUSED: 'success', USED: 'danger' }),
    column.number('Duration (Hours)', (key) => key.durationHours, { words: durationWords }),
    column.person('Used By', (key) => key.usedBy, 'Not used'),
    column.date('Used Date', (key) => key.usedDate, { empty: 'Not used' }),
    column.date('Created Date', (key) => key.createdDate),
    column.actions((row) => (
      <EditAndDelete row={row} name={`key ${row.code}`} onEdit={() => show({ kind: 'edit', row })} />
    )),
  ]);
