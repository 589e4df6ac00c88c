import { adminInvites, type InviteCode, InviteEdit } from '#src/contract/admin/invites.ts';
import { useAction } from '#src/data/use-action.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useActionForm } from '../list/use-action-form.ts';

interface Props {
  row: InviteCode;
  onClose(): void;
}

/** Changes a code; what the server says to a 400 is shown under it (SPEC.md §5). */
export function EditInviteDialog({ row, onClose }: Props) {
  const failed = 'Error updating code';
  const update = useAction(adminInvites.update, { done: 'Code updated successfully', failed, inline: [400], refreshes: [adminInvites.list] });
  const form = useActionForm({
    schema: InviteEdit,
    start: { code: row.code },
    send: (body) => update.mutateAsync({ id: row.id, body }),
    refusedUnder: 'code',
    failed,
    onDone: onClose,
  });

  return (
    <FormDialog title={`Editing invite code #${row.id}`} submitLabel="Save" busyLabel="Saving..." busy={form.busy} onSubmit={form.submit} onClose={onClose}>
      <TextField
        label="Code"
        mono
        helper="Only letters and numbers are allowed"
        autoComplete="off"
        spellCheck={false}
        error={form.errorOf('code')}
        {...form.register('code')}
      />
    </FormDialog>
  );
}
