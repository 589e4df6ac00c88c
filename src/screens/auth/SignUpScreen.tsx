import { useState } from 'react';
import { auth, SignUpForm } from '#src/contract/auth.ts';
import { limits } from '#src/contract/limits.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { PendingKeyNotice } from './PendingKeyNotice.tsx';
import { useRedirectToSignIn } from './use-redirect-to-sign-in.ts';
import { cleanName } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';

const { cents, currency, days } = limits.plan;

/** /register (SUP-3). Shows a toast on success and redirects to /login after 420 ms. */
export function SignUpScreen() {
  const [registered, setRegistered] = useState<string>();
  const form = useWriteForm(auth.signUp, {
    schema: SignUpForm,
    defaultValues: { username: '', password: '', confirmPassword: '', turnstileToken: '' },
    keeps: 'username',
    successMessage: ({ message }) => message || 'Registration successful! You can now log in',
    errorMessage: 'Something went wrong. Please try again',
    fieldFor,
    onSuccess: (_reply, { body }) => setRegistered(body.username),
  });
  useRedirectToSignIn(registered);

  return (
    <AuthPage
      title="Sign up"
      note={`An account is free. Premium is ${formatPrice(cents, currency)} for ${days} days.`}
      other={{ to: '/login', text: 'Already have an account? Sign in' }}
    >
      <PendingKeyNotice on="sign-up" />
      <AuthForm form={form} action="Sign up" isClosed={registered !== undefined}>
        <TextField
          label="Username"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for nothing but this form
          autoFocus
          required
          {...cleanPaste(cleanName)}
          {...form.register('username')}
        />
        <PasswordField label="Password" autoComplete="new-password" required {...form.register('password')} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          required
          {...form.register('confirmPassword')}
        />
      </AuthForm>
    </AuthPage>
  );
}

/** Fields by pattern, in order of precedence: 'passwordConfirmation' matches the confirmation, not the password. */
const meanings: [RegExp, keyof SignUpForm][] = [
  [/confirm|repeat|again/i, 'confirmPassword'],
  [/captcha|turnstile/i, 'turnstileToken'],
  [/password/i, 'password'],
  [/user_?name|login/i, 'username'],
];

/** Returns the field of the sign-up form for a name from the server (SUP-2, DEC-26). */
export function fieldFor(name: string): keyof SignUpForm | undefined {
  return meanings.find(([pattern]) => pattern.test(name))?.[1];
}
