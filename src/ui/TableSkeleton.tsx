import clsx from 'clsx';
import { Skeleton } from './Skeleton.tsx';

export interface TableSkeletonProps {
  columns?: number;
  /** Announced once. */
  label?: string;
}

/** The first cell is as narrow as an id, the last as the actions; a phone's card shows two, below each other. */
const cell =
  'min-w-0 flex-1 first:w-10 first:flex-none sm:last:w-16 sm:last:flex-none max-sm:basis-full ' +
  'max-sm:not-nth-[2]:not-nth-[3]:hidden';
const widths = ['w-8', 'w-36', 'w-24', 'w-20', 'w-28', 'w-16'];

/** A table that loads for the first time, with its row height. While other pages load, use `busy` of DataTable. */
export function TableSkeleton({ columns = 6, label = 'Loading' }: TableSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="flex h-9 max-sm:hidden items-center gap-3 lg:gap-8 border-b border-line px-4">
        {Array.from({ length: columns }, (_, at) => (
          <span key={at} className={cell}>
            <Skeleton className={at === 0 ? 'h-2.5! w-6' : 'h-2.5! w-16 max-w-full'} />
          </span>
        ))}
      </div>
      {Array.from({ length: 10 }, (_, row) => (
        <div
          key={row}
          className="flex h-10 pointer-coarse:h-11 max-sm:h-18! flex-wrap content-center items-center gap-x-3 gap-y-5 lg:gap-8 not-last:border-b border-line px-4"
        >
          {Array.from({ length: columns }, (_, at) => (
            <span key={at} className={cell}>
              <Skeleton
                className={clsx('max-w-full', widths[(at + row * (at % 3 ? 2 : 0)) % widths.length])}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
