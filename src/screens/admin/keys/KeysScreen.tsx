import { KeyIcon } from 'lucide-react';
import { useMemo } from 'react';
import { type ActivationKey, keys } from '#src/contract/admin/keys.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { durationWords } from '#src/lib/duration.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { listColumns } from '../list/columns.tsx';
import { CANNOT_BE_UNDONE, type DeleteConfig } from '../list/delete-config.ts';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { unusedFor90Days } from '../list/filter/quick-filters.ts';
import { useFilter } from '../list/filter/use-filter.tsx';
import { useList } from '../list/use-list.ts';
import { fromRow, type HandOverKey } from './hand-over.ts';

const EditKeyDialog = lazyDialog(async () => (await import('./EditKeyDialog.tsx')).EditKeyDialog);
const GenerateKeysDialog = lazyDialog(
  async () => (await import('./GenerateKeysDialog.tsx')).GenerateKeysDialog,
);

const HandOverDialog = lazyDialog(async () => (await import('./HandOverDialog.tsx')).HandOverDialog);

const noun = ['key', 'keys'] as const;
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
  done: 'Key deleted successfully',
  failed: 'Error deleting key',
  refreshes: [stats.read],
};

/** The dialogs of the screen. */
type KeyDialog =
  | { kind: 'generate' }
  | { kind: 'edit'; row: ActivationKey }
  | { kind: 'handOver'; keys: readonly HandOverKey[] };

const column = listColumns<ActivationKey>();

/** The columns and their order (KEY-1). */
const keyColumns = (show: (dialog: KeyDialog) => void) => [
  column.id(),
  column.code('Code', (key) => key.code, 'code', { phone: 'title' }),
  column.name('Product', (key) => key.product?.name, { type: 'choice', phone: 'line' }),
  column.status('Status', (key) => key.status, { UNUSED: 'success', USED: 'danger' }, { phone: 'badge' }),
  column.number('Duration (Hours)', (key) => key.durationHours, { words: durationWords, phone: 'line' }),
  column.person('Used By', (key) => key.usedBy, 'Not used', { phone: 'labelled' }),
  column.date('Used Date', (key) => key.usedDate, { empty: 'Not used' }),
  column.date('Created Date', (key) => key.createdDate, { phone: 'line' }),
  column.actions((row) => (
    <EditAndDelete row={row} name={`key ${row.code}`} onEdit={() => show({ kind: 'edit', row })} />
  )),
];

const quickFilters = [unusedFor90Days];

/** Activation keys, /admin/keys (KEY-1). */
export function KeysScreen() {
  const { open, show, close } = useDialog<KeyDialog>({ list: keys.list, page: ['generate'], row: ['edit'] });
  const columns = useMemo(() => keyColumns(show), [show]);
  const page = useList(keys.list, { failed: 'Error fetching activation keys' });
  const list = useFilter(page, columns, quickFilters);
  const handOver = (handed: HandOverKey[]) => show({ kind: 'handOver', keys: handed });

  return (
    <>
      <AdminList
        title="Keys"
        noun={noun}
        {...list}
        columns={columns}
        actions={
          <Button
            variant="primary"
            icon={<KeyIcon className="size-icon-sm" />}
            onClick={() => show({ kind: 'generate' })}
          >
            Generate keys
          </Button>
        }
        emptyHint="Generate keys to sell them."
        bulkActions={(rows) => <HandOverButton rows={rows} onHandOver={handOver} />}
        deletion={deletion}
      />
      {open?.kind === 'generate' && <GenerateKeysDialog onClose={close} />}
      {open?.kind === 'handOver' && <HandOverDialog keys={open.keys} onClose={close} />}
      {open?.kind === 'edit' && <EditKeyDialog row={open.row} onClose={close} />}
    </>
  );
}

interface HandOverButtonProps {
  rows: readonly ActivationKey[];
  onHandOver(keys: HandOverKey[]): void;
}

/** Hands over those of the selected keys that are unused (KEY-5). */
function HandOverButton({ rows, onHandOver }: HandOverButtonProps) {
  const unused = rows.filter(({ status }) => status === 'UNUSED').map(fromRow);
  return (
    <Button
      size="sm"
      disabledReason={unused.length === 0 && 'Select an unused key first'}
      onClick={() => onHandOver(unused)}
    >
      {unused.length === rows.length ? 'Hand over' : `Hand over ${unused.length} unused`}
    </Button>
  );
}
