// Roles are written out: with `display: block`, as on phones, table elements lose their own.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { type ChangeEvent, memo, type MouseEvent, type ReactNode, useState } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import type { Tick } from './use-range.ts';

export interface Selection {
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[], isSelected: boolean): void;
  /** Default: 'Select' and the id. */
  rowLabel?(row: { id: number }): string;
}

/** 24 px to press, of which a border takes 3 on each side, so that it looks like any other checkbox. */
const boxLook =
  'size-6 cursor-pointer appearance-none rounded-md border-3 border-transparent bg-raised bg-clip-padding ' +
  'bg-center bg-no-repeat inset-ring inset-ring-line-strong transition-colors hover:inset-ring-muted ' +
  'checked:bg-accent checked:inset-ring-accent checked:hover:bg-accent-strong ' +
  'indeterminate:bg-accent indeterminate:inset-ring-accent check-mark';

interface SelectAllProps {
  rows: ReadonlyArray<{ id: number }>;
  selection: Selection;
}

/** The header cell of the checkbox column. */
export function SelectAll({ rows, selection: { selected, onSelect } }: SelectAllProps) {
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <th role="columnheader" scope="col" className="data-table-select">
      <label>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          className={boxLook}
          checked={ids.length > 0 && count === ids.length}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && count < ids.length;
          }}
          onChange={(event) => onSelect(ids, event.target.checked)}
        />
      </label>
    </th>
  );
}

interface TableRowProps {
  row: { id: number };
  columns: unknown;
  /** The ids of the columns that are shown. */
  shown: string;
  /** Undefined: rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Whether the row is new or has just changed. */
  isFresh: boolean | undefined;
  /** Whether a card keeps some values behind 'Details'. */
  hasMore: boolean;
  selectLabel: string;
  onTick: Tick;
  /** The cells; a function, so that they are created only when the row renders. */
  children: () => ReactNode;
}

/**
 * Renders again only when its data, its columns or its selection change: selecting one row does not render
 * the others.
 */
export const TableRow = memo(
  Row,
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.shown === after.shown &&
    before.isSelected === after.isSelected &&
    before.isFresh === after.isFresh &&
    before.hasMore === after.hasMore,
);

function Row({ row, isSelected, isFresh, hasMore, selectLabel, onTick, children }: TableRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tr
      role="row"
      data-selected={isSelected || undefined}
      data-fresh={isFresh || undefined}
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
              className={boxLook}
              checked={isSelected}
              onChange={(event) => onTick(row.id, event.target.checked, isWithShift(event))}
            />
          </label>
        </td>
      )}
      {children()}
      {hasMore && (
        <td role="cell" className="data-table-details">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Details
            <ChevronDownIcon size={14} />
          </button>
        </td>
      )}
    </tr>
  );
}

const isWithShift = ({ nativeEvent }: ChangeEvent) => (nativeEvent as globalThis.MouseEvent).shiftKey;

function tickByLabel(event: MouseEvent<HTMLLabelElement>, tick: () => void) {
  if (!event.shiftKey || event.target !== event.currentTarget) return;
  event.preventDefault();
  tick();
}
