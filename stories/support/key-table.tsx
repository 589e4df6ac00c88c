import { PencilIcon, TrashIcon } from 'lucide-react';
import { Chip } from '#src/ui/Chip.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { columnsOf } from '#src/ui/table-features.ts';

export interface KeyRow {
  id: number;
  code: string;
  product: string;
  status: 'USED' | 'UNUSED';
  hours: number;
  usedBy: string | null;
  created: string;
}

/** Returns rows like those of the keys list. */
export const keyRows = (count: number): KeyRow[] =>
  Array.from({ length: count }, (_, at) => {
    const used = at % 3 === 0;
    const group = (offset: number) =>
      (4096 + ((at * 2731 + offset * 977) % 60_000)).toString(16).toUpperCase();
    return {
      id: count - at,
      code: [1, 2, 3, 4].map(group).join('-'),
      product: used ? 'CS2' : 'CS2 Premium',
      status: used ? 'USED' : 'UNUSED',
      hours: [24, 720, 168][at % 3] ?? 24,
      usedBy: used ? 'customer' : null,
      created: new Date(Date.UTC(2026, 0, 14 - (at % 14), 9, at % 60)).toISOString(),
    };
  });

const column = columnsOf<KeyRow>();

export const keyColumns = column.columns([
  column.accessor('id', { header: 'ID', enableSorting: true }),
  column.accessor('code', {
    header: 'Code',
    cell: ({ getValue }) => <CopyableValue value={getValue()} label="code" />,
  }),
  column.accessor('product', { header: 'Product' }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Chip tone={getValue() === 'USED' ? 'danger' : 'success'}>{getValue()}</Chip>,
  }),
  column.accessor('hours', { header: 'Duration (Hours)', meta: { align: 'end' } }),
  column.accessor((row) => row.usedBy ?? 'Not used', { id: 'usedBy', header: 'Used By' }),
  column.accessor('created', {
    header: 'Created Date',
    cell: ({ getValue }) => <DateValue iso={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { pin: 'end' },
    cell: ({ row }) => (
      <span className="flex">
        <IconButton size="sm" label={`Edit key ${row.original.id}`} tooltip="Edit" icon={<PencilIcon />} />
        <IconButton
          size="sm"
          tone="danger"
          label={`Delete key ${row.original.id}`}
          tooltip="Delete"
          icon={<TrashIcon />}
        />
      </span>
    ),
  }),
]);
