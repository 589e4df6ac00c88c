import { useState } from 'react';
import { account, type PasswordChange } from '#src/contract/account.ts';
import { useAction } from '#src/data/use-action.ts';
import { notify } from '#src/lib/notify.ts';
import { useUser } from '#src/session/use-session.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { useOnce } from '#src/ui/use-once.ts';

const empty: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'New password again', autoComplete: 'new-password' },
] as const;

/** 'Change password' (SPEC.md §2, §5). Mounted while open, so closing forgets what was typed. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const { username } = useUser();
  const [typed, setTyped] = useState(empty);
  const action = useAction(account.changePassword, {
    done: ({ message }) => message || 'Password successfully changed',
    failed: 'Failed to change password',
  });
  const { run, busy } = useOnce(() => action.mutateAsync({ body: typed }, { onSuccess: onClose }), action.isPending);

  function submit() {
    if (Object.values(typed).includes('')) return;
    if (typed.newPassword === typed.confirmPassword) return run();
    notify.error('New passwords do not match');
    onClose(); // and the form is gone with it: SPEC.md §5 wants it cleared and closed
  }
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      busy={busy}
      busyLabel="Processing..."
      submitDisabled={Object.values(typed).includes('')}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* tells a password manager whose password this is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, ...field }) => (
        <PasswordField key={name} name={name} {...field} readOnly={busy} value={typed[name]} onChange={({ target }) => setTyped({ ...typed, [name]: target.value })} />
      ))}
    </FormDialog>
  );
}
