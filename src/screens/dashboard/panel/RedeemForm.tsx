import { Button } from '#src/ui/Button.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Redeeming } from './use-redeem.ts';

interface RedeemFormProps {
  redeem: Redeeming;
  /** Whether the page's one primary button is another. */
  isQuiet: boolean;
  /** Whether the card beside it offers to redeem this very key: then the page has no second button for it. */
  isOffered: boolean;
}

/** The form 'Redeem key' (RED-1). */
export const RedeemForm = ({ redeem: form, isQuiet, isOffered }: RedeemFormProps) => (
  <form onSubmit={form.submit} className="grid gap-4">
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
    <FormError messages={form.formErrors} />
    {!isOffered && (
      <Button
        type="submit"
        variant={isQuiet ? 'secondary' : 'primary'}
        size="lg"
        busy={form.busy}
        busyLabel="Redeeming..."
      >
        Redeem
      </Button>
    )}
  </form>
);
