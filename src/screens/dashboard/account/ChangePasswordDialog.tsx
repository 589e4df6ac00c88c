import type { FormEvent } from 'react';
import { account } from '#src/contract/account.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { notify } from '#src/lib/notify.ts';
import { useUser } from '#src/session/use-session.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

/** 'Change password' (PAS-1). Mounted while open, so closing forgets what was typed. */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const { username } = useUser();
  const form = useWriteForm(account.changePassword, {
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    done: ({ message }) => message || 'Password successfully changed',
    failed: 'Failed to change password',
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    if (form.isComplete && form.values.newPassword !== form.values.confirmPassword) {
      notify.error('New passwords do not match');
      onClose(); // and the form is gone with it: PAS-1 wants it cleared and closed
    } else form.submit(event);
  }
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      busyLabel="Processing..."
      submitDisabled={!form.isComplete}
      {...form.dialog}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* tells a password manager whose password this is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <PasswordField label="New password" autoComplete="new-password" {...form.register('newPassword')} />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        {...form.register('confirmPassword')}
      />
    </FormDialog>
  );
}
