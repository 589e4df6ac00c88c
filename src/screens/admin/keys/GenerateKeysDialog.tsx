import { keys } from '#src/contract/admin/keys.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { GenerateDialog } from '#src/forms/GenerateDialog.tsx';
import { lastProduct } from '#src/forms/last-product.ts';
import { productChoice } from '#src/forms/options-with.ts';
import { useGenerateCodes } from '#src/forms/use-generate-codes.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { DurationField } from './DurationField.tsx';
import { handedFromReply, type HandedKey } from './hand-over.ts';

interface Props {
  /** Called with the new keys, before the dialog closes. */
  onGenerated(keys: HandedKey[]): void;
  onClose(): void;
}

/** Generates keys and copies them (KEY-2). */
export function GenerateKeysDialog({ onGenerated, onClose }: Props) {
  const choice = productChoice(useRead(adminSubscriptions.products, { failed: 'Error fetching products' }));
  const { 0: first, length } = choice.options;
  const preselected = length === 1 ? first?.value : lastProduct.among(choice.options);
  const codes = { copied: 'Keys generated and copied to clipboard', onDone: onClose };
  const { form, uncopied } = useGenerateCodes(
    keys.generate,
    { ...codes, codesOf: (reply) => reply.keys },
    {
      defaultValues: {
        productId: undefined,
        count: limits.amount.default,
        durationHours: limits.keyDurationHours.default,
      },
      toBody: (values) => ({ ...values, productId: values.productId ?? preselected }),
      onReply(reply) {
        lastProduct.remember(productId);
        onGenerated(reply.keys.map(handedFromReply));
      },
      failed: 'Error generating keys',
      refreshes: [keys.list, stats.read],
    },
  );
  const product = form.controlled('productId');
  const productId = product.value ?? preselected;

  return (
    <GenerateDialog
      title="Generate keys"
      description="Keys are copied to the clipboard automatically."
      label="keys"
      form={form}
      uncopied={uncopied}
      onClose={onClose}
    >
      <Select
        label="Product"
        translate="no"
        required
        {...choice}
        {...product}
        value={productId}
        error={productId === undefined ? product.error : undefined}
      />
      <NumberField
        label="Amount"
        min={limits.amount.min}
        max={limits.amount.max}
        {...form.controlled('count')}
      />
      <DurationField {...form.controlled('durationHours')} />
    </GenerateDialog>
  );
}
