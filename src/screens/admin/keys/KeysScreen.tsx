import { KeyIcon } from 'lucide-react';
import { type ActivationKey, keys } from '#src/contract/admin/keys.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { durationWords } from '#src/lib/duration.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { BulkChoice } from '../list/bulk/bulk-action.ts';
import { deleteSelected } from '../list/bulk/delete-selected.tsx';
import { listColumns, ofUnused } from '../list/columns.tsx';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../list/delete-config.ts';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { unusedFor90Days } from '../list/filter/quick-filters.ts';
import { useAdminList } from '../list/filter/use-admin-list.ts';
import { fromRow } from './share-keys.ts';

const EditKeyDialog = lazyDialog(() => import('./EditKeyDialog.tsx'), 'EditKeyDialog');
const GenerateKeysDialog = lazyDialog(() => import('./GenerateKeysDialog.tsx'), 'GenerateKeysDialog');

const ShareKeysDialog = lazyDialog(() => import('./ShareKeysDialog.tsx'), 'ShareKeysDialog');

const noun = ['key', 'keys'] as const;
const dialogs = { page: { generate: GenerateKeysDialog }, row: { edit: EditKeyDialog } };
const deletion: DeleteConfig<ActivationKey> = {
  endpoint: keys.remove,
  question: ({ id }) => `Are you sure you want to delete activation key #${id}?`,
  summary: ({ code, product, durationHours, status, usedBy }) => ({
    name: code,
    isCode: true,
    facts: [
      product?.name,
      durationHours !== null && durationWords(durationHours),
      status === 'UNUSED' ? 'unused' : `used${usedBy ? ` by ${usedBy.username}` : ''}`,
    ],
    names: [product?.name, usedBy?.username],
  }),
  warning: CANNOT_BE_UNDONE,
  confirmLabel: 'Delete Key',
  successMessage: 'Key deleted successfully',
  errorMessage: 'Error deleting key',
  invalidates: [stats.read],
};

const column = listColumns<ActivationKey>();

const columns = [
  column.id(),
  column.code('Code', (key) => key.code, 'code', { phone: 'title' }),
  column.name('Product', (key) => key.product?.name, { type: 'choice', phone: 'fact' }),
  column.status('Status', (key) => key.status, { UNUSED: 'success', USED: 'danger' }, { phone: 'badge' }),
  column.number('Duration (Hours)', (key) => key.durationHours, { words: durationWords, phone: ofUnused }),
  column.person('Used By', (key) => key.usedBy, 'Not used', { phone: 'fact', className: 'data-table-named' }),
  column.date('Used Date', (key) => key.usedDate, { empty: 'Not used', phone: 'fact' }),
  column.date('Created Date', (key) => key.createdDate, { phone: ofUnused }),
  column.actions((row) => <EditAndDelete row={row} name={`key ${row.code}`} />),
];

const quickFilters = [unusedFor90Days];

const unused = (rows: readonly ActivationKey[]) => rows.filter(({ status }) => status === 'UNUSED');

/** Hands over those of the selected keys that are unused (KEY-5). */
const shareKeys: BulkChoice<ActivationKey> = {
  label: (rows) => (unused(rows).length === rows.length ? 'Share' : `Share ${unused(rows).length} unused`),
  disabledReason: (rows) => unused(rows).length === 0 && 'Select an unused key first',
  Dialog: ({ rows, onClose }) => <ShareKeysDialog keys={unused(rows).map(fromRow)} onClose={onClose} />,
};
const choices = [shareKeys, deleteSelected(deletion, noun)];

/** Activation keys, /admin/keys (KEY-1). */
export function KeysScreen() {
  const { list, show } = useAdminList(keys.list, {
    noun,
    columns,
    quickFilters,
    dialogs,
    choices,
    errorMessage: 'Error fetching activation keys',
  });

  return (
    <AdminList
      title="Keys"
      {...list}
      actions={
        <Button
          variant="primary"
          icon={<KeyIcon className="size-icon-sm" />}
          onClick={() => show('generate')}
        >
          Generate keys
        </Button>
      }
      emptyHint="Generate keys to sell them."
      deletion={deletion}
    />
  );
}
