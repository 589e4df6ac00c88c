// Roles are written out: with `display: block`, as on phones, table elements lose their own.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Cell } from '@tanstack/react-table';
import { ChevronDownIcon } from 'lucide-react';
import { type ChangeEvent, memo, type MouseEvent, type ReactNode, useState } from 'react';
import { boxClasses } from './DataTableHeader.tsx';
import type { features, TableColumn } from './table-features.ts';
import type { ToggleRow } from './use-row-selection.ts';

interface TableRowProps {
  row: { id: number };
  columns: unknown;
  /** The ids of the columns that are shown. */
  shown: string;
  /** True if selected; undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  /** True if the row belongs to the content open beside the table. */
  isCurrent: boolean;
  /** True for a row that is new or has just changed. */
  isHighlighted: boolean | undefined;
  /** The place of 'Details' among the cells, before the actions, where a card keeps some values behind it. */
  detailsAt: number | undefined;
  /** True where rows are cards. */
  isCard: boolean;
  selectLabel: string;
  onTick: ToggleRow;
  /** Returns the cells; a function, so that they are created only when the row renders. */
  children: () => ReactNode[];
}

/** Renders again only when its data, columns or selection change, not when another row is selected. */
export const TableRow = memo(
  Row,
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.shown === after.shown &&
    before.isSelected === after.isSelected &&
    before.isCurrent === after.isCurrent &&
    before.isHighlighted === after.isHighlighted &&
    before.detailsAt === after.detailsAt &&
    before.isCard === after.isCard,
);

function Row({
  row,
  isSelected,
  isCurrent,
  isHighlighted,
  detailsAt,
  selectLabel,
  onTick,
  children,
}: TableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const details = (
    <td key="details" role="cell" className="data-table-details">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        // the line above and the next row are as near as the focus ring
        className="grid h-[min(100%,4.5rem)] w-full place-items-center rounded-md text-muted -outline-offset-4"
      >
        <span className="sr-only">Details</span>
        <ChevronDownIcon className={`size-icon-sm ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </td>
  );
  const cells = children();
  return (
    <tr
      role="row"
      aria-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-fresh={isHighlighted || undefined}
      data-open={isOpen || undefined}
    >
      {isSelected !== undefined && (
        <td role="cell" className="data-table-select">
          {/* Firefox forwards no click with Shift from a label to its box */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions,
            jsx-a11y/click-events-have-key-events */}
          <label onClick={(event) => tickByLabel(event, () => onTick(row.id, !isSelected, true))}>
            <input
              type="checkbox"
              aria-label={selectLabel}
              className={boxClasses}
              checked={isSelected}
              onChange={(event) => onTick(row.id, event.target.checked, isWithShift(event))}
            />
          </label>
        </td>
      )}
      {cells.slice(0, detailsAt)}
      {detailsAt !== undefined && [details, ...cells.slice(detailsAt)]}
    </tr>
  );
}

const isWithShift = ({ nativeEvent }: ChangeEvent) => (nativeEvent as globalThis.MouseEvent).shiftKey;

function tickByLabel(event: MouseEvent<HTMLLabelElement>, tick: () => void) {
  if (!event.shiftKey || event.target !== event.currentTarget) return;
  event.preventDefault();
  tick();
}

/**
 * Returns the cells of a row, on a card with their labels. No component: a long table would render one more for
 * each row.
 */
export const cellsOf = (
  cells: readonly Cell<typeof features, any>[],
  { hasPlaces, isCard }: { hasPlaces: boolean; isCard: boolean },
) =>
  cells.map((cell) => (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control
    <td
      key={cell.id}
      role="cell"
      data-pin={cell.column.columnDef.meta?.pin}
      data-phone={cardSlotOf(cell.column, hasPlaces, cell.row.original)}
      data-align={cell.column.columnDef.meta?.align}
      data-date={(isCard && cell.column.columnDef.meta?.type?.startsWith('date')) || undefined}
      className={cell.column.columnDef.meta?.className}
    >
      {isCard && isLabelled(cell.column, hasPlaces) && (
        <>
          <span className="data-table-label">{labelOf(cell.column)}</span>{' '}
        </>
      )}
      {contentOf(cell)}
    </td>
  ));

/** Calls the column's function, which avoids two extra components per cell. */
function contentOf<Row extends object>(cell: Cell<typeof features, Row, any>): ReactNode {
  const content = cell.column.columnDef.cell;
  return typeof content === 'function' ? content(cell.getContext()) : content;
}

/** Returns the place of a column on a card; undefined for actions, which are the last of an open one. */
export const cardSlotOf = (
  { columnDef: { meta } }: { columnDef: TableColumn<any> },
  hasPlaces: boolean,
  row?: object,
) => {
  if (typeof meta?.phone === 'function') return row ? meta.phone(row) : 'more';
  return meta?.phone ?? (meta?.pin ? undefined : hasPlaces ? 'more' : 'fact');
};

/** True if a value has its label beside it: not a title, a badge, or the actions. */
const isLabelled = (column: { columnDef: TableColumn<any> }, hasPlaces: boolean) =>
  ['fact', 'more'].includes(cardSlotOf(column, hasPlaces) ?? '');

/** Returns the label of a value on a phone, where rows are cards without a header. */
const labelOf = ({ columnDef: { header }, id }: { columnDef: { header?: unknown }; id: string }) =>
  typeof header === 'string' ? header : id;
