import { PlusIcon } from 'lucide-react';
import { keys } from '#src/contract/admin/keys.ts';
import { type Product, products } from '#src/contract/admin/products.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { deleteSelected } from '../list/bulk/delete-selected.tsx';
import { listColumns } from '../list/columns.tsx';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../list/delete-config.ts';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { useAdminList } from '../list/filter/use-admin-list.ts';
import { useKeysOfProduct } from './use-keys-of-product.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

const CreateProductDialog = lazyDialog(() => import('./ProductDialogs.tsx'), 'CreateProductDialog');
const EditProductDialog = lazyDialog(() => import('./ProductDialogs.tsx'), 'EditProductDialog');

const noun = ['product', 'products'] as const;
const dialogs = { page: { create: CreateProductDialog }, row: { edit: EditProductDialog } };
const deletion: DeleteConfig<Product> = {
  endpoint: products.remove,
  question: ({ name }) => (
    <UntranslatedNames
      names={[name]}
    >{`Are you sure you want to delete product “${name}”?`}</UntranslatedNames>
  ),
  summary: ({ id, name, shortName }) => ({ name, facts: [`#${id}`, shortName], names: [shortName] }),
  warning: CANNOT_BE_UNDONE,
  phrase: ({ name }) => name,
  useConsequences: useKeysOfProduct,
  successMessage: 'Product deleted successfully',
  errorMessage: 'Error deleting product',
  invalidates: [adminSubscriptions.list, keys.list, users.list, stats.read],
};
const choices = [deleteSelected(deletion, noun)];
const column = listColumns<Product>();
const columns = [
  column.id(),
  column.name('Name', (product) => product.name, { phone: 'title', width: 'sm:min-w-80' }),
  column.code('Short Name', (product) => product.shortName, 'short name', { phone: 'fact' }),
  column.actions((row) => <EditAndDelete row={row} name={`product ${row.name}`} />),
];

/** Products, /admin/products (PRO-1). */
export function ProductsScreen() {
  const { list, show } = useAdminList(products.list, {
    noun,
    columns,
    dialogs,
    choices,
    errorMessage: 'Error fetching products',
  });

  return (
    <AdminList
      title="Products"
      emptyHint="Create a product, then generate keys for it."
      {...list}
      actions={
        <Button variant="primary" icon={<PlusIcon className="size-icon-sm" />} onClick={() => show('create')}>
          Create Product
        </Button>
      }
      deletion={deletion}
    />
  );
}
