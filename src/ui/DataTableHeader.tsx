// Roles are written out: with `display: block`, as on phones, table elements lose their own.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Header } from '@tanstack/react-table';
import clsx from 'clsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { features } from './table-features.ts';

export interface Sorting {
  id: string;
  desc: boolean;
}

type AnyHeader = Header<typeof features, any, unknown>;

interface TableHeadProps {
  rows: ReadonlyArray<{ id: number }>;
  headers: readonly AnyHeader[];
  sorting: Sorting | undefined;
  onSort: ((columnId: string) => void) | undefined;
  selection: Selection | undefined;
  /** Renders the content of a header. */
  children: (header: AnyHeader) => ReactNode;
}

export const TableHead = ({ rows, headers, sorting, onSort, selection, children }: TableHeadProps) => (
  <thead role="rowgroup">
    <tr role="row">
      {selection && <SelectAll rows={rows} selection={selection} />}
      {headers.map((header) => (
        <HeaderCell
          key={header.id}
          header={header}
          sorting={sorting}
          onSort={onSort}
          content={children(header)}
        />
      ))}
    </tr>
  </thead>
);

interface HeaderCellProps extends Pick<TableHeadProps, 'sorting' | 'onSort'> {
  header: AnyHeader;
  content: ReactNode;
}

/** A column's header, with a sort button if the column is sortable. */
function HeaderCell({ header: { column }, sorting, onSort, content }: HeaderCellProps) {
  const isSortable = Boolean(onSort) && column.getCanSort();
  const direction = sorting?.id === column.id ? (sorting.desc ? 'descending' : 'ascending') : undefined;
  const Arrow =
    direction === 'descending' ? ArrowDownIcon : direction === 'ascending' ? ArrowUpIcon : ChevronsUpDownIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-column={column.id}
      data-pin={column.columnDef.meta?.pin}
      data-align={column.columnDef.meta?.align}
      className={column.columnDef.meta?.className}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort?.(column.id)}
          className="group relative -ms-1.5 -me-4 inline-flex h-control-xs items-center rounded-xs ps-1.5 pe-4 hover:bg-hover hover:text-text pointer-coarse:h-control-lg"
        >
          <span>{content}</span>
          {/* in the gap beside the column, so that none moves */}
          <Arrow
            className={clsx(
              'absolute end-0 size-icon-xs',
              direction
                ? 'text-accent-text'
                : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100',
            )}
          />
        </button>
      ) : (
        <span>{content}</span>
      )}
    </th>
  );
}

export interface Selection {
  /** Rows are being selected. */
  isOn?: boolean;
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[], isSelected: boolean): void;
  /** Default: 'Select' and the id. */
  rowLabel?(row: { id: number }): string;
}

/** The header cell of the checkbox column. */
function SelectAll({ rows, selection }: Pick<TableHeadProps, 'rows'> & { selection: Selection }) {
  const { selected, onSelect } = selection;
  const ids = rows.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <th role="columnheader" scope="col" className="data-table-select">
      <label>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          className={boxClasses}
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

/** 24 px to press, of which a border takes 3 on each side, so that it looks like any other checkbox. */
export const boxClasses =
  'size-6 cursor-pointer appearance-none rounded-md border-3 border-transparent bg-raised bg-clip-padding ' +
  'bg-center bg-no-repeat inset-ring inset-ring-line-strong hover:inset-ring-muted ' +
  'checked:bg-accent checked:inset-ring-accent checked:hover:bg-accent-strong ' +
  'indeterminate:bg-accent indeterminate:inset-ring-accent check-mark';
