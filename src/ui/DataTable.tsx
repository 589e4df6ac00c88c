// Roles are written out: with `display: block`, as on phones, table elements lose their own.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useTable } from '@tanstack/react-table';
import { startTransition, use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useMedia } from '#src/lib/use-media.ts';
import { type Selection, type Sorting, TableHead } from './DataTableHeader.tsx';
import { cellsOf, cardSlotOf, TableRow } from './DataTableRow.tsx';
import { copyRows } from './copy-rows.ts';
import { CurrentRow } from './current-row.ts';
import { ignoreHeldEnter } from './ignore-held-enter.ts';
import { features, type TableColumn } from './table-features.ts';
import { useRangeSelection, useRowSelectGestures } from './use-row-selection.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useScrollBack, useScrollEdges } from './use-scroll.ts';

export interface DataTableProps<Row extends { id: number }> {
  rows: ReadonlyArray<Row>;
  /** Columns; must be stable (module scope or a memo). Those with `enableSorting: true` get a sort button. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** The accessible name. */
  caption: string;
  /** The current order, as sorted by the server. */
  sorting?: Sorting;
  onSort?: (columnId: string) => void;
  /** Gives every column with values a sort button. */
  sortsAll?: boolean;
  /** The rows are outdated and new ones are loading. */
  busy?: boolean;
  /** Puts a checkbox before each row, faint until the pointer is near or `isOn`. */
  selection?: Selection;
  /** Ids of the rows that are new or have changed, which are marked for a moment. */
  highlightedIds?: ReadonlySet<number>;
  /** False hides a column. */
  columnVisibility?: Record<string, boolean>;
  /** Identifies the page and the search. When it changes, the table scrolls back to the top. */
  shownKey?: string;
}

const noVisibility: Record<string, boolean> = {};
const noIds: ReadonlySet<number> = new Set();

/** Minimum height of a row in px (data-table.css), which determines how many fit into the window. */
const rowHeight = 40;

/** The rows of one page: sticky header and actions, cards on phones, one Tab stop. Only the table scrolls sideways. */
export function DataTable<Row extends { id: number }>({
  rows,
  columns,
  caption,
  sorting,
  onSort,
  sortsAll = false,
  busy = false,
  selection,
  highlightedIds,
  columnVisibility = noVisibility,
  shownKey,
}: DataTableProps<Row>) {
  const isCurrent = use(CurrentRow);
  const table = useServerTable(rows, columns, sorting, sortsAll, columnVisibility);
  const { isRendered, isWhole } = useRowsRenderedFirst(rows);
  const { frame, scroller } = useScrollEdges(isWhole);
  useScrollBack(shownKey, frame);
  const tableRef = useRef<HTMLTableElement>(null);
  const roving = useRovingFocus(tableRef);
  const hintId = useId();
  const tick = useRangeSelection(rows, selection);
  const ticksOfRows = useRowSelectGestures();
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const isPinned = headers.some(({ column }) => column.columnDef.meta?.pin === 'end');
  const hasPlaces = headers.some(({ column }) => column.columnDef.meta?.phone);
  const isPhone = useMedia('(width < 40rem)');
  const hasMore = isPhone && headers.some(({ column }) => cardSlotOf(column, hasPlaces) === 'more');
  const shown = headers.map(({ column }) => column.id).join();

  return (
    <div className="data-table-frame" data-pinned={isPinned} ref={frame}>
      <div className="data-table-scroll" ref={scroller} role="group" aria-label={caption}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus inside */}
        <table
          ref={tableRef}
          role="table"
          className="data-table"
          aria-busy={busy || undefined}
          aria-label={caption}
          aria-describedby={hintId}
          onCopy={copyRows}
          data-selecting={selection?.isOn || undefined}
          {...roving}
          {...(selection && ticksOfRows)}
          onKeyDown={(event) => {
            ignoreHeldEnter(event);
            roving.onKeyDown(event);
            if (selection) ticksOfRows.onKeyDown(event);
          }}
        >
          <TableHead rows={rows} headers={headers} sorting={sorting} onSort={onSort} selection={selection}>
            {(header) => <table.FlexRender header={header} />}
          </TableHead>
          <tbody role="rowgroup">
            {table.getRowModel().rows.map((row, index) => {
              if (!isRendered(row.original, index)) return;
              return (
                <TableRow
                  key={row.id}
                  row={row.original}
                  columns={columns}
                  shown={shown}
                  isSelected={selection?.selected.has(row.original.id)}
                  isCurrent={isCurrent(row.original)}
                  isHighlighted={highlightedIds?.has(row.original.id)}
                  detailsAt={hasMore ? headers.length - (isPinned ? 1 : 0) : undefined}
                  isCard={isPhone}
                  selectLabel={selection?.rowLabel?.(row.original) ?? `Select ${row.id}`}
                  onTick={tick}
                >
                  {() => cellsOf(row.getVisibleCells(), { hasPlaces, isCard: isPhone })}
                </TableRow>
              );
            })}
          </tbody>
        </table>
      </div>
      <p id={hintId} hidden>
        {`Arrow keys move between the controls${selection ? ', X selects the row' : ''}`}
      </p>
      <div className="data-table-veil" hidden={!busy} />
    </div>
  );
}

/** Returns the rows and columns as TanStack Table has them; they come sorted. */
function useServerTable<Row extends { id: number }>(
  rows: DataTableProps<Row>['rows'],
  columns: DataTableProps<Row>['columns'],
  sorting: Sorting | undefined,
  sortsAll: boolean,
  columnVisibility: Record<string, boolean>,
) {
  const state = useMemo(
    () => ({ sorting: sorting ? [{ ...sorting }] : [], columnVisibility }),
    [sorting, columnVisibility],
  );
  const sortable = useMemo(() => (sortsAll ? columns.map(asSortable) : columns), [columns, sortsAll]);
  return useTable({
    features,
    data: rows as Row[],
    columns: sortable as TableColumn<Row>[],
    getRowId: (row) => String(row.id),
    state,
    manualSorting: true,
    enableSortingRemoval: false,
    defaultColumn: { enableSorting: false },
  });
}

const asSortable = <Row extends object>(column: TableColumn<Row>): TableColumn<Row> =>
  'accessorFn' in column ? { ...column, enableSorting: true } : column;

/** Number of rows that are rendered at a time beyond those in sight, so that no step blocks the page for long. */
const ROWS_PER_STEP = 30;

/**
 * Decides which rows are rendered: those in sight at once, others in interruptible steps, unless they were rendered
 * before.
 * @returns `isRendered`, true for a row to render now, and `isWhole`, true if that is all of them
 */
function useRowsRenderedFirst<Row extends { id: number }>(rows: readonly Row[]) {
  const [firstRows] = useState(() => Math.ceil((globalThis.innerHeight ?? 0) / rowHeight));
  const [renderedIds, setRenderedIds] = useState(noIds);
  const isRendered = (row: Row, index: number) => index < firstRows || renderedIds.has(row.id);
  const missing = rows.filter((row, index) => !isRendered(row, index));
  const isWhole = missing.length === 0;
  // collect the ids of rendered rows and of one more step: the rows may have changed since the last step
  const step = useEffectEvent(() => {
    if (isWhole && renderedIds.size <= rows.length) return;
    const next = [...rows.filter(isRendered), ...missing.slice(0, ROWS_PER_STEP)];
    startTransition(() => setRenderedIds(new Set(next.map(({ id }) => id))));
  });
  useEffect(() => step(), [rows, renderedIds]);
  return { isRendered, isWhole };
}
