import { useState } from 'react';
import { keys } from '#src/contract/admin/keys.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { lastProduct } from '#src/forms/last-product.ts';
import { productChoice } from '#src/forms/options-with.ts';
import { useGenerateCodes } from '#src/forms/use-generate-codes.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { DurationField } from './DurationField.tsx';
import { fromGenerated, type SharedKey } from './share-keys.ts';
import { ShareKeysDialog } from './ShareKeysDialog.tsx';

interface Generated {
  keys: readonly SharedKey[];
  isCopied: boolean;
}

/** Generates keys, copies them (KEY-2), and then hands them over (KEY-5). */
export function GenerateKeysDialog({ onClose }: { onClose(): void }) {
  const [generated, setGenerated] = useState<Generated>();
  const choice = productChoice(
    useRead(adminSubscriptions.products, { errorMessage: 'Error fetching products' }),
  );
  const { 0: first, length } = choice.options;
  const preselected = length === 1 ? first?.value : lastProduct.among(choice.options);
  const form = useGenerateCodes(
    keys.generate,
    {
      codesOf: (reply) => reply.keys,
      copied: 'Keys generated and copied to clipboard',
      onDone({ reply, text, isCopied }, { body }) {
        lastProduct.remember(body.productId);
        if (text === '') onClose();
        else setGenerated({ keys: reply.keys.map(fromGenerated), isCopied });
      },
    },
    {
      defaultValues: {
        productId: undefined,
        count: limits.amount.default,
        durationHours: limits.keyDurationHours.default,
      },
      toBody: (values) => ({ ...values, productId: values.productId ?? preselected }),
      errorMessage: 'Error generating keys',
      invalidates: [keys.list, stats.read],
    },
  );
  const product = form.controlled('productId');
  const productId = product.value ?? preselected;

  if (generated) return <ShareKeysDialog {...generated} isNew onClose={onClose} />;
  return (
    <FormDialog
      title="Generate keys"
      description="Keys are copied to the clipboard automatically."
      labels={['Generate', 'Generating...']}
      disabledReason={productId === undefined && 'Choose a product'}
      {...form.dialog}
      onClose={onClose}
    >
      <Select
        label="Product"
        required
        {...choice}
        {...product}
        value={productId}
        error={productId === undefined || form.messages.productId?.isFromServer ? product.error : undefined}
      />
      <NumberField
        label="Amount"
        min={limits.amount.min}
        max={limits.amount.max}
        fallback={limits.amount.min}
        {...form.controlled('count')}
      />
      <DurationField fallback={limits.keyDurationHours.min} {...form.controlled('durationHours')} />
    </FormDialog>
  );
}
