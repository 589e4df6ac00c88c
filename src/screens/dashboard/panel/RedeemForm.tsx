import type { FormEvent } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Redeeming } from './use-redeem.ts';

/** 'Redeem key': a key that was bought elsewhere or given (SPEC.md §2, §5). */
export function RedeemForm({ redeem: { key, setKey, submit, isBusy, canSubmit } }: { redeem: Redeeming }) {
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (canSubmit && !isBusy) submit();
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <TextField
        mono
        label="Access key"
        name="key"
        value={key}
        onChange={({ target }) => setKey(target.value)}
        readOnly={isBusy}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" variant="primary" disabled={!canSubmit} busy={isBusy} busyLabel="Redeeming..." className="w-fit max-sm:w-full">Redeem</Button>
    </form>
  );
}
