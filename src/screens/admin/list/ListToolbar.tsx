import { CircleCheckIcon, Columns3Icon, DownloadIcon, EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { useMedia } from '#src/lib/use-media.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import { ListCount, OrderToggle } from './ListCount.tsx';
import type { BulkSlot, ExportSlot, List } from './slots.ts';
import type { ColumnVisibility } from './use-column-visibility.ts';
import { formats, valuedColumns } from './valued-columns.ts';

const ColumnsDialog = lazyDialog(() => import('./ColumnsDialog.tsx'), 'ColumnsDialog');

interface ListToolbarProps<Row extends object> {
  list: List<Row>;
  noun: RowName;
  columns: readonly TableColumn<Row>[];
  columnVisibility: ColumnVisibility;
  /** Selection with its bulk actions; undefined without any. */
  bulk?: BulkSlot | undefined;
  exports: ExportSlot<Row>;
}

/** Maximum number of rows of a list that needs neither filters nor pages. */
export const MAX_ROWS_WITHOUT_TOOLS = 10;

/**
 * First line of a list's frame, of fixed height, so that nothing below moves: filters, progress, number of rows and the
 * menu. Overflow scrolls sideways; panels hang on the toolbar.
 */
export function ListToolbar<Row extends { id: number }>(props: ListToolbarProps<Row>) {
  const { list, noun, exports } = props;
  const { source, controls, filter } = list;
  return (
    <div className="relative flex h-control-lg items-center rounded-t-[inherit] bg-raised pe-1 text-sm print:hidden">
      <div className="flex h-full min-w-0 flex-1 items-center gap-2 overflow-x-auto ps-3 pe-2 whitespace-nowrap max-sm:pe-4 [scrollbar-width:none]">
        {!controls.sortsAll && source.total > 1 && <OrderToggle list={list} />}
        {filter && (filter.isOn || source.total > MAX_ROWS_WITHOUT_TOOLS) && filter.pills}
        <div className="relative flex items-center gap-3 text-muted sm:ms-auto">
          {exports.progress}
          {filter?.reading(noun)}
          <ListCount list={list} noun={noun} />
        </div>
      </div>
      {/* what scrolls ends in a shade, not in the middle of a letter */}
      <div className="pointer-events-none relative -ms-4 w-4 self-stretch bg-inherit [mask-image:linear-gradient(to_right,transparent,#000)] sm:hidden rtl:-scale-x-100" />
      {source.total > 0 && <RareTools {...props} />}
    </div>
  );
}

function RareTools<Row extends { id: number }>({
  list: { source, filter },
  columns,
  columnVisibility,
  bulk,
  exports,
}: ListToolbarProps<Row>) {
  const [isChoosing, choose] = useState(false);
  // with a pointer the boxes are in sight
  const isByFinger = useMedia('(width < 40rem), (pointer: coarse)');
  const valued = valuedColumns(columns);
  const { visibility } = columnVisibility;
  const exported = source.allRows ? valued.filter(({ header }) => visibility[header] !== false) : valued;
  const rare: MenuEntry[] = [
    ...(bulk && isByFinger
      ? [
          {
            label: 'Select rows',
            icon: <CircleCheckIcon className="size-icon-sm" />,
            onSelect: () => bulk.begin(),
          },
        ]
      : []),
    { label: 'Columns', icon: <Columns3Icon className="size-icon-sm" />, onSelect: () => choose(true) },
    'separator',
    ...formats.map((format) => ({
      label: `Export ${format}`,
      icon: <DownloadIcon className="size-icon-sm" />,
      // one at a time, which can be cancelled; not those of another search or before the filters
      disabled: exports.progress !== undefined || (filter?.isOn && source.isPrevious),
      onSelect: () => exports.start(format, exported),
    })),
  ];
  return (
    <>
      <Menu
        trigger={<IconButton label="Columns, export" icon={<EllipsisIcon className="size-icon-sm" />} />}
        items={rare}
      />
      {isChoosing && (
        <ColumnsDialog
          columns={valued.map(({ header }) => header).filter((header) => header !== 'ID')}
          {...columnVisibility}
          onClose={() => choose(false)}
        />
      )}
    </>
  );
}
