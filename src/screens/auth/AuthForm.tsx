import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignIn } from '#src/contract/auth.ts';
import { Button } from '#src/ui/Button.tsx';
import { BotCheck, type BotCheckHandle } from './BotCheck.tsx';

interface AuthFormProps<Form extends SignIn> {
  form: UseFormReturn<Form>;
  /** Label of the button. */
  action: string;
  /** Sends the valid form and tells the person how it went; never rejects. Called again only after it has resolved. */
  onSend(values: Form): Promise<void>;
  /** True once nothing more can be sent. */
  isClosed?: boolean;
  /** The fields above the bot-check. */
  children: ReactNode;
}

/**
 * A form behind the bot-check (SPEC.md §2): disabled while it is sent, afterwards enabled with everything typed in place, a
 * fresh check and the focus where something is to be mended.
 */
export function AuthForm<Form extends SignIn>({ form, action, onSend, isClosed = false, children }: AuthFormProps<Form>) {
  // here only the fields that both forms have are touched
  const { setValue, clearErrors, setFocus, getFieldState, formState } = form as unknown as UseFormReturn<SignIn>;
  const { errors } = formState;
  const [isSending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const botCheck = useRef<BotCheckHandle>(null);

  const submit = (event: FormEvent) =>
    form.handleSubmit(async (values) => {
      setSending(true);
      await onSend(values as unknown as Form);
      setSending(false);
      setAttempts((before) => before + 1);
      botCheck.current?.reset();
    })(event);

  const focusWhatToMend = useEffectEvent(() => {
    if (isClosed) return;
    const [wrong] = Object.keys(errors) as (keyof SignIn)[];
    setFocus(wrong ?? 'password', { shouldSelect: true });
  });
  useEffect(() => {
    if (attempts > 0) focusWhatToMend();
  }, [attempts]);

  function takeToken(token: string) {
    setValue('turnstileToken', token);
    // what the server said about the last token stays until the next attempt
    if (token && getFieldState('turnstileToken').error?.type !== 'server') clearErrors('turnstileToken');
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isSending || isClosed} className="grid min-w-0 gap-5">
        {children}
        <BotCheck ref={botCheck} onToken={takeToken} error={errors.turnstileToken?.message} />
        <Button type="submit" variant="primary" size="lg" busy={isSending} className="w-full">
          {action}
        </Button>
      </fieldset>
    </form>
  );
}
