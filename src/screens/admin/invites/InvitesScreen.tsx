import { TicketIcon, UsersRoundIcon } from 'lucide-react';
import { adminInvites, type InviteCode } from '#src/contract/admin/invites.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { deleteSelected } from '../list/bulk/delete-selected.tsx';
import { listColumns, ofUnused } from '../list/columns.tsx';
import type { DeleteConfig } from '../list/delete-config.ts';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { unusedFor90Days } from '../list/filter/quick-filters.ts';
import { useAdminList } from '../list/filter/use-admin-list.ts';

const EditInviteDialog = lazyDialog(() => import('./EditInviteDialog.tsx'), 'EditInviteDialog');
const GenerateInvitesDialog = lazyDialog(
  () => import('./GenerateInvitesDialog.tsx'),
  'GenerateInvitesDialog',
);
const MassGenerateDialog = lazyDialog(() => import('./MassGenerateDialog.tsx'), 'MassGenerateDialog');

const noun = ['invite code', 'invite codes'] as const;
const dialogs = {
  page: { generate: GenerateInvitesDialog, massGenerate: MassGenerateDialog },
  row: { edit: EditInviteDialog },
};
const deletion: DeleteConfig<InviteCode> = {
  endpoint: adminInvites.remove,
  question: ({ id }) => `Are you sure you want to delete invite code #${id}?`,
  summary: ({ code, assignedTo, status, usedBy }) => ({
    name: code,
    isCode: true,
    facts: [
      assignedTo && `of ${assignedTo.username}`,
      status === 'UNUSED' ? 'unused' : `used${usedBy ? ` by ${usedBy.username}` : ''}`,
    ],
    names: [assignedTo?.username, usedBy?.username],
  }),
  warning: 'This action cannot be undone.',
  successMessage: 'Code deleted successfully',
  errorMessage: 'Error deleting code',
};

const choices = [deleteSelected(deletion, noun)];
const column = listColumns<InviteCode>();

const columns = [
  column.id(),
  column.code('Code', (invite) => invite.code, 'code', { phone: 'title' }),
  column.person('Assigned User', (invite) => invite.assignedTo, 'Not set', { phone: 'fact' }),
  column.status(
    'Status',
    (invite) => invite.status,
    { UNUSED: 'success', USED: 'danger' },
    { phone: 'badge' },
  ),
  column.person('Used By', (invite) => invite.usedBy, 'Not used', {
    phone: 'fact',
    className: 'data-table-named',
  }),
  column.date('Used Date', (invite) => invite.usedDate, { empty: 'Not used', phone: 'fact' }),
  column.date('Created Date', (invite) => invite.createdDate, { phone: ofUnused }),
  column.actions((row) => <EditAndDelete row={row} name={`invite code ${row.code}`} />),
];

const quickFilters = [unusedFor90Days];

/** Invite codes, /admin/invites (INC-1). */
export function InvitesScreen() {
  const { list, show } = useAdminList(adminInvites.list, {
    noun,
    columns,
    quickFilters,
    dialogs,
    choices,
    errorMessage: 'Error fetching invite codes',
  });

  return (
    <AdminList
      title="Invites"
      emptyHint="Generate codes for one user or for everyone."
      {...list}
      actions={
        <>
          <Button icon={<UsersRoundIcon className="size-icon-sm" />} onClick={() => show('massGenerate')}>
            Mass generate
          </Button>
          <Button
            variant="primary"
            icon={<TicketIcon className="size-icon-sm" />}
            onClick={() => show('generate')}
          >
            Generate invites
          </Button>
        </>
      }
      deletion={deletion}
    />
  );
}
