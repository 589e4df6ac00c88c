import { type Product, ProductEdit, products } from '#src/contract/admin/products.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { useAction } from '#src/data/use-action.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useActionForm } from '../list/use-action-form.ts';

interface Props {
  /** Without one, a product is created. */
  row?: Product;
  onClose(): void;
}

const refreshes = [products.list, adminSubscriptions.products];

/** Creates or changes a product. The rules are hints only: the server decides (SPEC.md §5). */
export function ProductDialog({ row, onClose }: Props) {
  const create = useAction(products.create, { done: 'Product created successfully', failed: 'Error creating product', refreshes });
  const update = useAction(products.update, { done: 'Product updated successfully', failed: 'Error updating product', refreshes });
  const form = useActionForm({
    schema: ProductEdit,
    start: { name: row?.name ?? '', shortName: row?.shortName ?? '' },
    send: (body) => (row ? update.mutateAsync({ id: row.id, body }) : create.mutateAsync({ body })),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={row ? `Editing product #${row.id}` : 'Create Product'}
      submitLabel={row ? 'Save' : 'Create'}
      busyLabel={row ? 'Saving...' : 'Creating...'}
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField label="Name" helper="Only letters, numbers and spaces allowed" autoComplete="off" {...form.register('name')} />
      <TextField
        label="Short name"
        mono
        helper="Must start and end with letter/number, can contain underscores"
        autoComplete="off"
        spellCheck={false}
        {...form.register('shortName')}
      />
    </FormDialog>
  );
}
