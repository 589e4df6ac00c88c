import { adminInvites, type InviteCode } from '#src/contract/admin/invites.ts';
import { cleanCode } from '#src/contract/clean-input.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useUpdateChangedFields } from '#src/data/list/use-update-changed-fields.ts';

interface Props {
  row: InviteCode;
  onClose(): void;
}

/** Edits a code. The message of a 400 is shown under the field (INC-3). */
export function EditInviteDialog({ row, onClose }: Props) {
  const form = useWriteForm(adminInvites.update, {
    ...useUpdateChangedFields(adminInvites, row, {
      toBody: ({ code }) => ({ code }),
      labels: { code: 'Code' },
      successMessage: 'Code updated successfully',
    }),
    errorMessage: 'Error updating code',
    badRequestField: 'code',
    onClose,
  });

  return (
    <FormDialog title={`Editing invite code #${row.id}`} {...form.dialog}>
      <TextField
        label="Code"
        mono
        helper="Only letters and numbers are allowed"
        autoComplete="off"
        {...cleanPaste(cleanCode)}
        {...form.register('code')}
      />
    </FormDialog>
  );
}
