// Roles are written out: with `display: block`, as on phones, table elements lose their own.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo, type ReactNode, useState } from 'react';
import { checkLook } from './Checkbox.tsx';
import { ChevronDownIcon } from './icons.tsx';

export interface Selection {
  selected: ReadonlySet<number>;
  /** Should be stable: when it changes, all rows render again. */
  onSelect(ids: readonly number[], isSelected: boolean): void;
  /** Default: 'Select' and the id. */
  rowLabel?(row: { id: number }): string;
}

interface SelectAllProps {
  rows: ReadonlyArray<{ id: number }>;
  selection: Selection;
}

/** The header cell of the checkbox column. */
export function SelectAll({ rows, selection: { selected, onSelect } }: SelectAllProps) {
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <th role="columnheader" scope="col" className="w-10">
      <input
        type="checkbox"
        aria-label="Select all on this page"
        className={checkLook}
        checked={ids.length > 0 && count === ids.length}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length;
        }}
        onChange={(event) => onSelect(ids, event.target.checked)}
      />
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
  onSelect: Selection['onSelect'] | undefined;
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
    before.hasMore === after.hasMore &&
    before.onSelect === after.onSelect,
);

function Row({ row, isSelected, isFresh, hasMore, selectLabel, onSelect, children }: TableRowProps) {
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
          <input
            type="checkbox"
            aria-label={selectLabel}
            className={checkLook}
            checked={isSelected}
            onChange={(event) => onSelect?.([row.id], event.target.checked)}
          />
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
