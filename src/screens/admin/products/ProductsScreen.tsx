import { useMemo } from 'react';
import { type Product, products } from '#src/contract/admin/products.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { listColumns } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { useDialog } from '../list/use-dialog.ts';
import { useList } from '../list/use-list.ts';

const DeleteDialog = lazyDialog(async () => (await import('../list/DeleteDialog.tsx')).DeleteDialog);
const ProductDialog = lazyDialog(async () => (await import('./ProductDialog.tsx')).ProductDialog);

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; row: Product };

const noun = ['product', 'products'] as const;
const warning = 'Warning: This action cannot be undone.';
const column = listColumns<Product>();

/** Products, /admin/products (SPEC.md §2). */
export function ProductsScreen() {
  const list = useList(products.list, { failed: 'Error fetching products' });
  const { open, show, close } = useDialog<Open>();
  const columns = useMemo(
    () => [
      column.id(),
      column.text('Name', (product) => product.name),
      column.code('Short name', (product) => product.shortName, 'short name'),
      column.actions((row) => <EditAndDelete rowId={row.id} onEdit={() => show({ kind: 'edit', row })} onDelete={() => show({ kind: 'delete', row })} />),
    ],
    [show],
  );

  return (
    <>
      <AdminList
        title="Products"
        noun={noun}
        list={list}
        columns={columns}
        actions={<Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => show({ kind: 'create' })}>Create Product</Button>}
        bulkDelete={{ endpoint: products.remove, failed: 'Error deleting product', warning, refreshes: [adminSubscriptions.products] }}
      />
      {open?.kind === 'create' && <ProductDialog onClose={close} />}
      {open?.kind === 'edit' && <ProductDialog row={open.row} onClose={close} />}
      {open?.kind === 'delete' && (
        <DeleteDialog
          endpoint={products.remove}
          rowId={open.row.id}
          warning={warning}
          done="Product deleted successfully"
          failed="Error deleting product"
          refreshes={[products.list, adminSubscriptions.products]}
          onClose={close}
        >
          {`Are you sure you want to delete product “${open.row.name}”?`}
        </DeleteDialog>
      )}
    </>
  );
}
