import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Redeeming } from './use-redeem.ts';

/** The form 'Redeem key' (RED-1). */
export function RedeemForm({ redeem: form }: { redeem: Redeeming }) {
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
      <Button
        type="submit"
        variant="primary"
        disabled={!form.isComplete}
        busy={form.busy}
        busyLabel="Redeeming..."
        className="w-fit max-sm:w-full"
      >
        Redeem
      </Button>
    </form>
  );
}
