import { type AdminUser, UserEdit, users } from '#src/contract/admin/users.ts';
import { useAction } from '#src/data/use-action.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useActionForm } from '../list/use-action-form.ts';
import { useIsOwn } from './use-is-own.ts';
import { OWN_BAN, userChange } from './user-change.ts';

interface Props {
  user: AdminUser;
  onClose(): void;
}

/** Edits what an administrator may change of a user (SPEC.md §2, §7); a cleared text is sent as null (READINGS.md T72). */
export function EditUserDialog({ user, onClose }: Props) {
  const save = useAction(users.update, userChange);
  const isOwn = useIsOwn(user);
  const { register, watch, submit, busy } = useActionForm({
    schema: UserEdit,
    start: { discord: user.discord ?? '', hwid: user.hwid ?? '', newHwid: user.newHwid ?? '', isBanned: user.isBanned },
    send: (body) => save.mutateAsync({ id: user.id, body }),
    onDone: onClose,
  });
  const text = { mono: true, disabled: busy, autoComplete: 'off', spellCheck: false };

  return (
    <FormDialog open title={`Editing user #${user.id}`} description={user.username} submitLabel="Save" busyLabel="Saving..." busy={busy} onSubmit={submit} onClose={onClose}>
      <TextField label="Discord ID" inputMode="numeric" {...text} {...register('discord')} />
      <TextField label="HWID" {...text} {...register('hwid')} />
      <TextField label="New HWID" helper="Pending Hardware ID" {...text} {...register('newHwid')} />
      <Checkbox label="Banned" disabled={busy} helper={isOwn && watch('isBanned') && OWN_BAN} {...register('isBanned')} />
    </FormDialog>
  );
}
