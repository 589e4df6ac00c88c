import { type ActivationKey, keys } from '#src/contract/admin/keys.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { cleanCode } from '#src/contract/clean-input.ts';
import { useRead } from '#src/data/use-read.ts';
import { productOptions } from '#src/forms/options-with.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useUpdateChangedFields } from '#src/data/list/use-update-changed-fields.ts';
import { DurationField } from './DurationField.tsx';

interface Props {
  row: ActivationKey;
  onClose(): void;
}

/** Edits a key. The message of a 400 is shown under the code (KEY-3). */
export function EditKeyDialog({ row, onClose }: Props) {
  const products = useRead(adminSubscriptions.products, { errorMessage: 'Error fetching products' });
  const form = useWriteForm(keys.update, {
    ...useUpdateChangedFields(keys, row, {
      toBody: ({ code, product, durationHours }) => ({ code, productId: product?.id, durationHours }),
      labels: { code: 'Code', productId: 'Product', durationHours: 'Duration' },
      successMessage: 'Key updated successfully',
    }),
    errorMessage: 'Error updating key',
    badRequestField: 'code',
    onClose,
  });

  return (
    <FormDialog title={`Editing activation key #${row.id}`} {...form.dialog}>
      <TextField
        label="Code"
        mono
        helper="Only letters, numbers, and hyphens are allowed"
        autoComplete="off"
        {...cleanPaste(cleanCode)}
        {...form.register('code')}
      />
      <Select
        label="Product"
        options={productOptions(products.data, row.product)}
        {...form.controlled('productId')}
      />
      <DurationField {...form.controlled('durationHours')} />
    </FormDialog>
  );
}
