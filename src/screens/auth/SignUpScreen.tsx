import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#src/api/call.ts';
import { ApiError, messageOf } from '#src/api/error.ts';
import { auth, SignUpForm } from '#src/contract/auth.ts';
import { notify } from '#src/lib/notify.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { fieldFor } from './field-for.ts';
import { useRedirectToSignIn } from './use-redirect-to-sign-in.ts';

/** /register (SPEC.md §2). After a success the toast is read on /login, 420 ms later. */
export function SignUpScreen() {
  const form = useForm<SignUpForm>({
    resolver: zodResolver(SignUpForm),
    defaultValues: { username: '', password: '', confirmPassword: '', turnstileToken: '' },
  });
  const { errors } = form.formState;
  const [isRegistered, setRegistered] = useState(false);
  useRedirectToSignIn(isRegistered);

  async function send({ confirmPassword: _, ...body }: SignUpForm) {
    try {
      const { message } = await call(auth.signUp, { body });
      notify.success(message || 'Registration successful! You can now log in');
      setRegistered(true);
    } catch (error) {
      showRefusal(error);
    }
  }

  /** Field errors if present, else the server's message, else the default (SPEC.md §8). */
  function showRefusal(error: unknown) {
    const fieldErrors = error instanceof ApiError ? (error.body.errors ?? []) : [];
    if (!fieldErrors.length) notify.error(messageOf(error, 'Something went wrong. Please try again'));
    for (const { field, message } of fieldErrors) {
      const known = fieldFor(field);
      if (known) form.setError(known, { type: 'server', message });
      else notify.error(message);
    }
  }

  return (
    <AuthPage title="Sign up" other={{ to: '/login', text: 'Already have an account? Sign in' }}>
      <AuthForm form={form} action="Sign up" onSend={send} isClosed={isRegistered}>
        <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus required error={errors.username?.message} {...form.register('username')} />
        <PasswordField label="Password" autoComplete="new-password" required error={errors.password?.message} {...form.register('password')} />
        <PasswordField label="Confirm password" autoComplete="new-password" required error={errors.confirmPassword?.message} {...form.register('confirmPassword')} />
      </AuthForm>
    </AuthPage>
  );
}
