import { useState } from 'react';
import { keys } from '#src/contract/admin/keys.ts';
import { PRODUCT_MISSING } from '#src/contract/admin/products.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { productOptions } from '../list/product-options.ts';
import { UncopiedCodes } from '../list/UncopiedCodes.tsx';
import { useGenerateCodes } from '../list/use-generate-codes.ts';

/** Makes keys and copies them (SPEC.md §2, §5). */
export function GenerateKeysDialog({ onClose }: { onClose(): void }) {
  const products = useRead(adminSubscriptions.products, { failed: 'Error fetching products' });
  const { generate, busy, uncopied } = useGenerateCodes(keys.generate, {
    codesOf: (reply) => reply.keys,
    done: 'Keys generated and copied to clipboard',
    failed: 'Error generating keys',
    refreshes: [keys.list, stats.read],
    onDone: onClose,
  });
  const options = productOptions(products.data);
  const [chosen, setChosen] = useState<number>();
  const [count, setCount] = useState<number>(limits.amount.default);
  const [durationHours, setDurationHours] = useState<number>(limits.keyDurationHours.default);
  const [isMissing, setMissing] = useState(false);
  // with only one product there is nothing to choose
  const productId = chosen ?? (options.length === 1 ? options[0]?.value : undefined);

  function submit() {
    setMissing(productId === undefined);
    if (productId !== undefined) void generate({ body: { productId, count, durationHours } });
  }

  if (uncopied !== undefined) return <UncopiedCodes codes={uncopied} label="keys" onClose={onClose} />;
  return (
    <FormDialog
      title="Generate keys"
      description="Keys are copied to the clipboard automatically."
      submitLabel="Generate"
      busyLabel="Generating..."
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label="Product"
        required
        options={options}
        value={productId}
        onChange={setChosen}
        error={isMissing && productId === undefined ? PRODUCT_MISSING : undefined}
        {...(products.isPending && { placeholder: 'Loading…' })}
      />
      <NumberField label="Amount" min={limits.amount.min} max={limits.amount.max} value={count} onChange={setCount} />
      <NumberField label="Duration (Hours)" min={limits.keyDurationHours.min} value={durationHours} onChange={setDurationHours} />
    </FormDialog>
  );
}

