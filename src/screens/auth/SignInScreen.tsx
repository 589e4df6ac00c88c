import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { clearNotifications } from '#src/app/notify.ts';
import { auth } from '#src/contract/auth.ts';
import { RejectedReply } from '#src/data/use-write.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { signIn, SIGN_IN_FAILED } from '#src/session/sign-in.ts';
import { useSession } from '#src/session/use-session.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthPage } from './AuthPage.tsx';
import { PendingKeyNotice } from './PendingKeyNotice.tsx';
import type { AfterRegistration } from './use-redirect-to-sign-in.ts';
import { cleanName } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';

interface SignInScreenProps {
  /** A deployment's own content below the form. */
  extra?: ReactNode;
}

/** /login (SIN-2). After signing in, the route guard redirects to /dash. */
export function SignInScreen({ extra }: SignInScreenProps) {
  const newcomer = (useLocation().state as AfterRegistration | null)?.username ?? '';
  const form = useWriteForm(auth.signIn, {
    defaultValues: { username: newcomer, password: '', turnstileToken: '' },
    keeps: 'username',
    errorMessage: SIGN_IN_FAILED,
    hasNoToasts: true,
    async send({ body }) {
      clearNotifications(); // 'You can now log in' is over
      const refusal = await signIn(body);
      if (refusal) throw new RejectedReply(refusal);
    },
  });

  return (
    <AuthPage
      title="Sign in"
      other={{ to: '/register', text: "Don't have an account? Sign up" }}
      extra={extra}
    >
      <SessionEnded />
      <PendingKeyNotice on="sign-in" />
      <AuthForm form={form} action="Sign in" announcesRefusal>
        <TextField
          label="Username"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for nothing but this form
          autoFocus={!newcomer}
          required
          {...cleanPaste(cleanName)}
          {...form.register('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- all that is left to type
          autoFocus={newcomer !== ''}
          required
          {...form.register('password')}
        />
      </AuthForm>
    </AuthPage>
  );
}

/** Reason why a user who was signed in sees the form (SES-11). */
function SessionEnded() {
  const session = useSession();
  if (session.status !== 'anonymous' || !session.endedFor) return null;
  return (
    <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info ring-1 ring-info/20 ring-inset">
      Your session has ended. Sign in again.
    </p>
  );
}
