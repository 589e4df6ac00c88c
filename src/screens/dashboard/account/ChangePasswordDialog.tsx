import { call } from '#src/api/call.ts';
import { account } from '#src/contract/account.ts';
import { RejectedReply } from '#src/data/use-write.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { useUser } from '#src/session/use-session.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';

/** The dialog 'Change password' (PAS-1). */
export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const { username } = useUser();
  const form = useWriteForm(account.changePassword, {
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    successMessage: ({ message }) => message || 'Password successfully changed',
    errorMessage: 'Failed to change password',
    async send(input) {
      // compares the sent values: a password manager may fill them in on submit
      if (input.body.newPassword === input.body.confirmPassword) return call(account.changePassword, input);
      onClose(); // unmounts the form, which clears it (PAS-1)
      throw new RejectedReply('New passwords do not match');
    },
    badRequestField: (message) => (/current/i.test(message) ? 'currentPassword' : undefined),
    toastsFieldError: true,
    onClose,
  });

  return (
    <FormDialog
      title="Change password"
      labels={['Change password', 'Processing...']}
      disabledReason={!form.isComplete && 'Fill in all three fields'}
      {...form.dialog}
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
