import { Controller } from 'react-hook-form';
import { type ActivationKey, KeyEdit, keys } from '#src/contract/admin/keys.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { limits } from '#src/contract/limits.ts';
import { useAction } from '#src/data/use-action.ts';
import { useRead } from '#src/data/use-read.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { productOptions } from '../list/product-options.ts';
import { useActionForm } from '../list/use-action-form.ts';

interface Props {
  row: ActivationKey;
  onClose(): void;
}

/** Changes a key; what the server says to a 400 is shown under the code (SPEC.md §5). */
export function EditKeyDialog({ row, onClose }: Props) {
  const failed = 'Error updating key';
  const products = useRead(adminSubscriptions.products, { failed: 'Error fetching products' });
  const update = useAction(keys.update, { done: 'Key updated successfully', failed, inline: [400], refreshes: [keys.list] });
  const form = useActionForm({
    schema: KeyEdit,
    start: { code: row.code, ...(row.product && { productId: row.product.id }), durationHours: row.durationHours ?? limits.keyDurationHours.default },
    send: (body) => update.mutateAsync({ id: row.id, body }),
    refusedUnder: 'code',
    failed,
    onDone: onClose,
  });

  return (
    <FormDialog title={`Editing activation key #${row.id}`} submitLabel="Save" busyLabel="Saving..." busy={form.busy} onSubmit={form.submit} onClose={onClose}>
      <TextField
        label="Code"
        mono
        helper="Only letters, numbers, and hyphens are allowed"
        autoComplete="off"
        spellCheck={false}
        error={form.errorOf('code')}
        {...form.register('code')}
      />
      <Controller
        control={form.control}
        name="productId"
        render={({ field }) => (
          <Select label="Product" options={productOptions(products.data, row.product)} value={field.value} onChange={field.onChange} error={form.errorOf('productId')} />
        )}
      />
      <Controller
        control={form.control}
        name="durationHours"
        render={({ field }) => (
          <NumberField label="Duration (Hours)" min={limits.keyDurationHours.min} value={field.value} onChange={field.onChange} error={form.errorOf('durationHours')} />
        )}
      />
    </FormDialog>
  );
}
