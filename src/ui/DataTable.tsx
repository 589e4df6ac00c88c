import { useTable, type Header } from '@tanstack/react-table';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { checkLook } from './Checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from './icons.tsx';
import { features, type TableColumn } from './table-features.ts';
import { useScrollBack } from './use-scroll-back.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type RowId = string | number;

interface Sorting {
  id: string;
  desc: boolean;
}

export interface DataTableProps<Row extends object> {
  rows: ReadonlyArray<Row>;
  /** Stable: module scope or a memo. Only columns with `enableSorting: true` get a sort button. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** Names the table for those who do not see it. */
  caption: string;
  /** The server sorts; this only shows how. */
  sorting?: Sorting;
  onSort?: (columnId: string) => void;
  getRowId?: (row: Row) => RowId;
  /** The rows shown are old, newer ones are on their way. */
  busy?: boolean;
  selection?: {
    selected: ReadonlySet<RowId>;
    onChange(selected: Set<RowId>): void;
    /** 'Select …' */ rowLabel?(row: Row): string;
  };
  /** False hides a column. */
  columnVisibility?: Record<string, boolean>;
  rowClassName?: (row: Row) => string | undefined;
  /**
   * Names what the rows are of, such as a page and a search: when it changes, the table scrolls back to its
   * first row.
   */
  shownKey?: string;
}

const idOf = (row: object) => (row as { id: RowId }).id;
const noVisibility: Record<string, boolean> = {};
const noRows: readonly never[] = [];

/** More than a screen shows of a table. */
const firstRows = 25;

/**
 * The rows of one page: sortable header, sticky header and actions, a soft edge where more lies beside, cards
 * on phones. Roles are written out, because `display: block` takes them from a table.
 */
export function DataTable<Row extends object>({
  rows,
  columns,
  caption,
  sorting,
  onSort,
  getRowId = idOf,
  busy = false,
  selection,
  columnVisibility = noVisibility,
  rowClassName,
  shownKey,
}: DataTableProps<Row>) {
  const state = useMemo(
    () => ({ sorting: sorting ? [{ ...sorting }] : [], columnVisibility }),
    [sorting, columnVisibility],
  );
  const table = useTable({
    features,
    data: rows as Row[],
    columns: columns as TableColumn<Row>[],
    getRowId: (row) => String(getRowId(row)),
    state,
    manualSorting: true,
    enableSortingRemoval: false,
    defaultColumn: { enableSorting: false },
  });
  const { frame, scroller, scrollable } = useScrollEdges();
  useScrollBack(shownKey, frame, scroller);
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const pinned = headers.some((header) => pinOf(header.column) === 'end');
  const ids = rows.map(getRowId);
  const drawn = useRowsDrawnFirst(rows, getRowId);
  const chosen = selection ? ids.filter((id) => selection.selected.has(id)).length : 0;
  const shown = headers.map(({ column }) => column.id).join();

  const current = useRef(selection); // rows that were not drawn again still hold an old `toggle`
  useEffect(() => {
    current.current = selection;
  });
  function toggle(wanted: readonly RowId[], on: boolean) {
    const next = new Set(current.current?.selected);
    for (const id of wanted) {
      if (on) next.add(id);
      else next.delete(id);
    }
    current.current?.onChange(next);
  }

  return (
    <div className="data-table-frame" data-pinned={pinned} ref={frame}>
      <div
        className="data-table-scroll"
        ref={scroller}
        tabIndex={scrollable ? 0 : undefined}
        role="group"
        aria-label={caption}
      >
        <table role="table" className="data-table" aria-busy={busy || undefined} aria-label={caption}>
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th role="columnheader" scope="col" className="w-10">
                  <input
                    type="checkbox"
                    aria-label="Select all on this page"
                    className={checkLook}
                    checked={ids.length > 0 && chosen === ids.length}
                    ref={(input) => {
                      if (input) input.indeterminate = chosen > 0 && chosen < ids.length;
                    }}
                    onChange={(event) => toggle(ids, event.target.checked)}
                  />
                </th>
              )}
              {headers.map((header) => (
                <HeaderCell
                  key={header.id}
                  header={header}
                  sorting={sorting}
                  onSort={onSort}
                  content={<table.FlexRender header={header} />}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {table.getRowModel().rows.map((row, index) => {
              if (!drawn(row.original, index)) return;
              const id = getRowId(row.original);
              return (
                <TableRow
                  key={row.id}
                  row={row.original}
                  columns={columns}
                  shown={shown}
                  className={rowClassName?.(row.original)}
                  selected={selection?.selected.has(id)}
                  select={
                    selection && (
                      <input
                        type="checkbox"
                        aria-label={selection.rowLabel?.(row.original) ?? `Select ${id}`}
                        className={checkLook}
                        checked={selection.selected.has(id)}
                        onChange={(event) => toggle([id], event.target.checked)}
                      />
                    )
                  }
                >
                  {() =>
                    row.getVisibleCells().map((cell) => (
                      <td
                        key={cell.id}
                        role="cell"
                        data-label={labelOf(cell.column.columnDef)}
                        data-pin={pinOf(cell.column)}
                        data-align={cell.column.columnDef.meta?.align}
                        className={cell.column.columnDef.meta?.className}
                      >
                        <table.FlexRender cell={cell} />
                      </td>
                    ))
                  }
                </TableRow>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="data-table-veil" hidden={!busy} />
    </div>
  );
}

/**
 * What is in sight is painted before what is below it: new rows beyond the first ones wait for a second,
 * interruptible pass, rows that stand there already stay. Says of a row whether it is due.
 */
function useRowsDrawnFirst<Row>(rows: readonly Row[], getRowId: (row: Row) => RowId) {
  const settled = useDeferredValue(rows, noRows);
  const standing = useMemo(() => new Set(settled.map(getRowId)), [settled, getRowId]);
  return (row: Row, index: number) => index < firstRows || standing.has(getRowId(row));
}

interface TableRowProps {
  row: object;
  columns: unknown;
  shown: string;
  selected: boolean | undefined;
  className: string | undefined;
  select: ReactNode;
  children: () => ReactNode;
}

/** Drawn again only when its data, its columns or its selection change: a tick in one row leaves 99 alone. */
const TableRow = memo(
  ({ selected, className, select, children }: TableRowProps) => (
    <tr role="row" data-selected={selected || undefined} className={className}>
      {select && (
        <td role="cell" className="data-table-select">
          {select}
        </td>
      )}
      {children()}
    </tr>
  ),
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.shown === after.shown &&
    before.selected === after.selected &&
    before.className === after.className,
);

interface HeaderCellProps {
  header: Header<typeof features, any, unknown>;
  sorting: Sorting | undefined;
  onSort: ((columnId: string) => void) | undefined;
  content: ReactNode;
}

function HeaderCell({ header: { column }, sorting, onSort, content }: HeaderCellProps) {
  const sortable = Boolean(onSort) && column.getCanSort();
  const direction = sorting?.id === column.id ? (sorting.desc ? 'descending' : 'ascending') : undefined;
  const Arrow =
    direction === 'descending' ? ArrowDownIcon : direction === 'ascending' ? ArrowUpIcon : ChevronsUpDownIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      data-pin={pinOf(column)}
      data-align={column.columnDef.meta?.align}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort?.(column.id)}
          className="-mx-1.5 inline-flex h-7 items-center gap-1 rounded-xs px-1.5 hover:bg-hover hover:text-text"
        >
          {content}
          <Arrow size={13} className={direction && 'text-accent-text'} />
        </button>
      ) : (
        content
      )}
    </th>
  );
}

interface Pinnable {
  id: string;
  columnDef: { header?: unknown; meta?: { pin?: 'end'; label?: string } };
}

const pinOf = (column: Pinnable) =>
  column.columnDef.meta?.pin ?? (column.columnDef.header === 'Actions' ? 'end' : undefined);
const labelOf = ({ header, meta, id }: { header?: unknown; meta?: { label?: string }; id?: string }) =>
  meta?.label ?? (typeof header === 'string' ? header : id);
