import clsx from 'clsx';
import { Button } from '#src/ui/Button.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Redeeming } from './use-redeem.ts';

/** The form 'Redeem key' (RED-1). The key is drawn while it is typed (FRM-2). */
export function RedeemForm({ redeem: form }: { redeem: Redeeming }) {
  const code = form.values.key.trim();
  const isRefused = form.messages.key?.isFromServer ?? false;
  return (
    <form onSubmit={form.submit} className="grid gap-5">
      <TextField
        mono
        label="Access key"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        {...form.register('key')}
      />
      <KeyBlade
        code={code}
        isRefused={isRefused}
        className={clsx('-mt-2', isRefused ? 'text-danger' : code ? 'text-accent-text' : 'text-line-strong')}
      />
      <FormError messages={form.formErrors} />
      <Button
        type="submit"
        variant="primary"
        busy={form.busy}
        busyLabel="Redeeming..."
        className="w-fit max-sm:w-full"
      >
        Redeem
      </Button>
    </form>
  );
}
