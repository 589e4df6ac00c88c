import { CircleCheckIcon, Columns3Icon, DownloadIcon, EllipsisIcon, ListFilterIcon } from 'lucide-react';
import { useState } from 'react';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { BulkSlot, ExportSlot, List } from './source.ts';
import type { ColumnVisibility } from './use-column-visibility.ts';
import { formats, valuedColumns } from './valued-columns.ts';

const ColumnsDialog = lazyDialog(() => import('./ColumnsDialog.tsx'), 'ColumnsDialog');

interface ListToolsProps<Row extends object> {
  list: List<Row>;
  noun: RowName;
  columns: readonly TableColumn<Row>[];
  columnVisibility: ColumnVisibility;
  /** Undefined where nothing can be done with several rows. */
  bulk: BulkSlot | undefined;
  exports: ExportSlot<Row>;
}

/** Up to as many rows are seen at a glance: nothing to filter, no other page. */
export const FEW_ROWS = 10;

/** 'Filter', and a menu of the tools that are rarely used. Without rows there are none. */
export function ListTools<Row extends { id: number }>({
  list: { source, filter },
  noun,
  columns,
  columnVisibility,
  bulk,
  exports,
}: ListToolsProps<Row>) {
  const [isChoosing, choose] = useState(false);
  const valued = valuedColumns(columns);
  const { visibility } = columnVisibility;
  const exported = source.whole ? valued.filter(({ header }) => visibility[header] !== false) : valued;
  const rare: MenuEntry[] = [
    ...(bulk
      ? [
          {
            label: 'Select rows',
            icon: <CircleCheckIcon className="size-icon-sm" />,
            onSelect: () => bulk.setOn(true),
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
      {exports.progress}
      {filter && (filter.isOn || source.total > FEW_ROWS) && (
        <Button
          variant="ghost"
          icon={<ListFilterIcon className="size-icon-sm" />}
          className="sm:px-3 aria-pressed:bg-hover"
          aria-pressed={filter.isOn}
          onClick={filter.toggle}
        >
          <span className="max-[22.5rem]:sr-only">Filter</span>
        </Button>
      )}
      {source.total > 0 && (
        <Menu
          trigger={
            <IconButton
              label={`More for ${noun[1]}`}
              tooltip="More"
              icon={<EllipsisIcon className="size-icon-sm" />}
            />
          }
          items={rare}
        />
      )}
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
