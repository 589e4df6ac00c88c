/* oxlint-disable jsx-a11y/control-has-associated-label -- a cell is no control */
import clsx from 'clsx';
import { Skeleton } from './Skeleton.tsx';
import { cardSlotOf } from './DataTableRow.tsx';
import type { TableColumn } from './table-features.ts';

export interface TableSkeletonProps {
  /** The columns of the table to come, which it has as wide. */
  columns: readonly TableColumn<any>[];
  /** The rows can be selected. */
  isSelectable?: boolean;
  /** Announced once. */
  label?: string;
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6'];

/** A table that loads for the first time. While other pages load, use `busy` of DataTable. */
export function TableSkeleton({ columns, isSelectable = false, label = 'Loading' }: TableSkeletonProps) {
  const hasPlaces = columns.some(({ meta }) => meta?.phone);
  const [title, firstFact] = (['title', 'fact'] as const).map((slot) =>
    columns.findIndex((columnDef) => cardSlotOf({ columnDef }, hasPlaces) === slot),
  );
  return (
    <div role="status" className="overflow-clip">
      <span className="sr-only">{label}</span>
      <table aria-hidden="true" className="data-table">
        <thead>
          <tr>
            {isSelectable && <th className="data-table-select" />}
            {columns.map(({ id, header, meta }, at) => (
              <th
                key={at}
                data-column={id}
                data-pin={meta?.pin}
                data-align={meta?.align}
                className={meta?.className}
              >
                {header as string}
              </th>
            ))}
          </tr>
        </thead>
        {/* no tbody: these are no rows */}
        <tfoot className="max-sm:block">
          {Array.from({ length: 10 }, (_, row) => (
            <tr
              key={row}
              className="border-line max-sm:grid max-sm:h-18 max-sm:content-evenly max-sm:border-t max-sm:px-4"
            >
              {isSelectable && <td className="data-table-select max-sm:hidden" />}
              {columns.map((columnDef, at) => (
                <td
                  key={at}
                  className={clsx(
                    columnDef.meta?.className,
                    'border-line max-sm:h-auto max-sm:p-0 sm:[tr+tr>&]:border-t',
                    at !== title && at !== firstFact && 'max-sm:hidden',
                  )}
                >
                  <Skeleton
                    className={clsx('max-sm:w-36', widths[(at + row * (at % 3 ? 2 : 0)) % widths.length])}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
