import { cleanCode } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Form } from '#src/ui/Form.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Redeeming } from './use-redeem.ts';

interface RedeemFormProps {
  redeem: Redeeming;
  /** True while the status card offers to redeem this key; the form then has no button. */
  isInCard: boolean;
  variant: ButtonVariant;
}

/** The form 'Redeem key' (RED-1). */
export function RedeemForm({ redeem: form, isInCard, variant }: RedeemFormProps) {
  return (
    <Form data-roomy onSubmit={form.submit} className="grid gap-4">
      <TextField
        mono
        label="Access key"
        helper={isInCard ? 'Not this key? Type another one.' : undefined}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        enterKeyHint="done"
        {...cleanPaste(cleanCode)}
        {...form.register('key')}
      />
      <FormError messages={form.formErrors} />
      {!isInCard && (
        <Button type="submit" variant={variant} size="lg" busy={form.busy} busyLabel="Redeeming...">
          Redeem
        </Button>
      )}
    </Form>
  );
}
