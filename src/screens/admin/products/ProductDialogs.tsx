import { type Product, type ProductEdit, products } from '#src/contract/admin/products.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { useWriteForm, type WriteForm } from '#src/forms/use-write-form.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useUpdateChangedFields } from '#src/data/list/use-update-changed-fields.ts';
import { cleanName } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';

const invalidates = [products.list, keys.list, adminSubscriptions.list];

const refusal = {
  badRequestField: (message: string) =>
    /short.?name/i.test(message) ? ('shortName' as const) : ('name' as const),
  toastsFieldError: true,
};

export function CreateProductDialog({ onClose }: { onClose(): void }) {
  const form = useWriteForm(products.create, {
    defaultValues: { name: '', shortName: '' },
    successMessage: 'Product created successfully',
    errorMessage: 'Error creating product',
    ...refusal,
    invalidates,
    onClose,
  });
  return (
    <FormDialog title="Create Product" labels={['Create', 'Creating...']} {...form.dialog}>
      <ProductFields form={form} />
    </FormDialog>
  );
}

export function EditProductDialog({ row, onClose }: { row: Product; onClose(): void }) {
  const form = useWriteForm(products.update, {
    ...useUpdateChangedFields(products, row, {
      toBody: ({ name, shortName }) => ({ name, shortName }),
      labels: { name: 'Name', shortName: 'Short name' },
      successMessage: 'Product updated successfully',
    }),
    errorMessage: 'Error updating product',
    ...refusal,
    invalidates,
    onClose,
  });
  return (
    <FormDialog title={`Editing product #${row.id}`} {...form.dialog}>
      <ProductFields form={form} />
    </FormDialog>
  );
}

/** The rules are only helper texts; the server validates (PRO-1). */
function ProductFields({ form }: { form: WriteForm<ProductEdit> }) {
  return (
    <>
      <TextField
        label="Name"
        helper="Only letters, numbers and spaces allowed"
        autoComplete="off"
        {...cleanPaste(cleanName)}
        {...form.register('name')}
      />
      <TextField
        label="Short name"
        mono
        helper="Must start and end with letter/number, can contain underscores"
        autoComplete="off"
        {...cleanPaste(cleanName)}
        {...form.register('shortName')}
      />
    </>
  );
}
