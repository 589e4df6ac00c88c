import type { FormEvent } from 'react';
import { account } from '#src/contract/account.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { notify } from '#src/app/notify.ts';
import { useUser } from '#src/session/use-session.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

/** The dialog 'Change password' (PAS-1). */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const { username } = useUser();
  const form = useWriteForm(account.changePassword, {
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    done: ({ message }) => message || 'Password successfully changed',
    failed: 'Failed to change password',
    refusedUnder: (message) => (/current/i.test(message) ? 'currentPassword' : undefined),
    toastsRefusal: true,
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    if (form.isComplete && form.values.newPassword !== form.values.confirmPassword) {
      notify.error('New passwords do not match');
      onClose(); // unmounts the form, which clears it (PAS-1)
    } else form.submit(event);
  }
  return (
    <FormDialog
      title="Change password"
      submitLabel="Change password"
      busyLabel="Processing..."
      disabledReason={!form.isComplete && 'Fill in all three fields'}
      {...form.dialog}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* for password managers */}
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
