import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { SignIn } from '#src/contract/auth.ts';
import { notify } from '#src/lib/notify.ts';
import { signIn } from '#src/session/sign-in.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';

interface SignInScreenProps {
  /** What a deployment adds below the form. */
  extra?: ReactNode;
}

/** /login (SPEC.md §2). Once the session is signed in, the guard around this screen leads on to /dash. */
export function SignInScreen({ extra }: SignInScreenProps) {
  const form = useForm<SignIn>({ resolver: zodResolver(SignIn), defaultValues: { username: '', password: '', turnstileToken: '' } });
  const { errors } = form.formState;

  async function send(credentials: SignIn) {
    const refusal = await signIn(credentials);
    if (refusal) notify.error(refusal);
  }

  return (
    <AuthPage title="Sign in" other={{ to: '/register', text: "Don't have an account? Sign up" }} extra={extra}>
      <AuthForm form={form} action="Sign in" onSend={send}>
        <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus required error={errors.username?.message} {...form.register('username')} />
        <PasswordField label="Password" autoComplete="current-password" required error={errors.password?.message} {...form.register('password')} />
      </AuthForm>
    </AuthPage>
  );
}
