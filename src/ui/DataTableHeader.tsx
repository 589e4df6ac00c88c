// Roles are written out: with `display: block`, as on phones, table elements lose their own.
/* oxlint-disable jsx-a11y/no-redundant-roles */
import type { Header } from '@tanstack/react-table';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from './icons.tsx';
import type { features } from './table-features.ts';

interface HeaderCellProps {
  header: Header<typeof features, any, unknown>;
  sorting: { id: string; desc: boolean } | undefined;
  onSort: ((columnId: string) => void) | undefined;
  content: ReactNode;
}

/** A column's header, with a sort button if the column is sortable. */
export function HeaderCell({ header: { column }, sorting, onSort, content }: HeaderCellProps) {
  const isSortable = Boolean(onSort) && column.getCanSort();
  const direction = sorting?.id === column.id ? (sorting.desc ? 'descending' : 'ascending') : undefined;
  const Arrow =
    direction === 'descending' ? ArrowDownIcon : direction === 'ascending' ? ArrowUpIcon : ChevronsUpDownIcon;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-pin={column.columnDef.meta?.pin}
      data-align={column.columnDef.meta?.align}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort?.(column.id)}
          className={clsx(
            '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-xs px-1.5 hover:bg-hover hover:text-text',
            'pointer-coarse:h-11',
          )}
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
