import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { SignIn } from '#src/contract/auth.ts';
import type { WriteForm } from '#src/forms/use-write-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { BotCheck, type BotCheckHandle } from './BotCheck.tsx';

interface AuthFormProps {
  form: WriteForm<SignIn>;
  action: string;
  /** Announces a refusal in the form, where no toast does. */
  announcesRefusal?: boolean;
  /** Disables the form after success. */
  isClosed?: boolean;
  children: ReactNode;
}

/**
 * A form with a bot-check (SIN-2). After a failure it keeps its values, resets the check and focuses the invalid
 * field.
 */
export function AuthForm({
  form,
  action,
  announcesRefusal = false,
  isClosed = false,
  children,
}: AuthFormProps) {
  const { messages } = form;
  const botCheck = useRef<BotCheckHandle>(null);
  const { ref } = form.controlled('turnstileToken');

  const endAttempt = useEffectEvent(() => {
    botCheck.current?.reset();
    if (isClosed) return;
    if (Object.keys(messages).length === 0) form.setFocus('password');
  });
  useEffect(() => {
    if (form.busy) return () => endAttempt();
  }, [form.busy]);

  function takeToken(token: string) {
    form.setValue('turnstileToken', token);
    // keeps the server's message about the last token until the next attempt
    if (token && !messages.turnstileToken?.isFromServer) form.clearMessage('turnstileToken');
  }

  return (
    <Form noValidate onSubmit={form.submit} className="grid gap-6">
      <KeyBlade
        code={form.values.username.trim()}
        left={Math.min(30, 3 * form.values.username.trim().length)}
        className="text-accent"
      />
      <fieldset data-roomy disabled={form.busy || isClosed} className="grid min-w-0 gap-5">
        {children}
        <BotCheck
          ref={(handle) => {
            botCheck.current = handle;
            ref(handle);
          }}
          onToken={takeToken}
          error={messages.turnstileToken?.text}
        />
        <FormError messages={form.formErrors} isAlert={announcesRefusal} />
        <Button type="submit" variant="primary" size="lg" busy={form.busy} className="w-full">
          {action}
        </Button>
      </fieldset>
    </Form>
  );
}
