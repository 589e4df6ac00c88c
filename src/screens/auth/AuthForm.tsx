import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { SignIn } from '#src/contract/auth.ts';
import type { WriteForm } from '#src/forms/use-write-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { BotCheck, type BotCheckHandle } from './BotCheck.tsx';

interface AuthFormProps {
  form: WriteForm<SignIn>;
  /** Label of the button. */
  action: string;
  /** True once nothing more can be sent. */
  isClosed?: boolean;
  /** The fields above the bot-check. */
  children: ReactNode;
}

/**
 * A form behind the bot-check (SIN-2): disabled while it is sent, afterwards enabled with everything typed in
 * place, a fresh check and the focus where something is to be mended.
 */
export function AuthForm({ form, action, isClosed = false, children }: AuthFormProps) {
  const { messages } = form;
  const botCheck = useRef<BotCheckHandle>(null);

  const endAttempt = useEffectEvent(() => {
    botCheck.current?.reset();
    if (isClosed) return;
    const [wrong] = Object.keys(messages) as (keyof SignIn)[];
    form.setFocus(wrong ?? 'password');
  });
  useEffect(() => {
    if (form.busy) return () => endAttempt();
  }, [form.busy]);

  function takeToken(token: string) {
    form.setValue('turnstileToken', token);
    // what the server said about the last token stays until the next attempt
    if (token && !messages.turnstileToken?.isFromServer) form.clearMessage('turnstileToken');
  }

  return (
    <form noValidate onSubmit={form.submit}>
      <fieldset disabled={form.busy || isClosed} className="grid min-w-0 gap-5">
        {children}
        <BotCheck ref={botCheck} onToken={takeToken} error={messages.turnstileToken?.text} />
        <Button type="submit" variant="primary" size="lg" busy={form.busy} className="w-full">
          {action}
        </Button>
      </fieldset>
    </form>
  );
}
