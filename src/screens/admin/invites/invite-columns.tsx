import type { InviteCode } from '#src/contract/admin/invites.ts';
import { listColumns, onPhone } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';

/** The dialogs of the screen. */
export type InviteDialog = { kind: 'generate' | 'massGenerate' } | { kind: 'edit'; row: InviteCode };

const column = listColumns<InviteCode>();

/** The places on a phone's card (LIS-12). */
const places = {
  Code: 'title',
  'Assigned User': 'labelled',
  Status: 'badge',
  'Used By': 'labelled',
  'Created Date': 'line',
} as const;

/** The columns and their order (INC-1). */
export const inviteColumns = (show: (dialog: InviteDialog) => void) =>
  onPhone(places, [
    column.id(),
    column.code('Code', (invite) => invite.code, 'code'),
    column.person('Assigned User', (invite) => invite.assignedTo, 'Not set'),
    column.status('Status', (invite) => invite.status, { UNUSED: 'success', USED: 'danger' }),
    column.person('Used By', (invite) => invite.usedBy, 'Not used'),
    column.date('Used Date', (invite) => invite.usedDate, { empty: 'Not used' }),
    column.date('Created Date', (invite) => invite.createdDate),
    column.actions((row) => (
      <EditAndDelete row={row} name={`invite code ${row.code}`} onEdit={() => show({ kind: 'edit', row })} />
    )),
  ]);
