import clsx from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCwIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { reasonOf } from '#src/data/query-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { linkClasses } from '#src/ui/button-classes.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Part } from './use-user-sheet.ts';

/** Number of rows of a list that are shown; its link leads to all of them. */
const MAX_ROWS = 3;

interface Props<Row> {
  title: string;
  part: Part<Row>;
  /** Address of the list, searched for the user. */
  to: string;
  /** Classes of the columns of a row. Default: the second of three takes the room. */
  columns?: string;
  children(row: Row): ReactNode;
}

/** Shows a user's newest rows in a list, or that they load or could not be loaded; nothing without rows (PER-2). */
export function UserSheetPart<Row extends { id: number }>({
  title,
  part,
  to,
  columns = 'grid-cols-[auto_minmax(0,1fr)_auto]',
  children,
}: Props<Row>) {
  const headingId = useId();
  const [isRetried, setRetried] = useState(false);
  const { read, rows, hasGaps } = part;
  function retry() {
    setRetried(true);
    void read.refetch();
  }
  const what = title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()); // not of HWID
  const isEmpty = rows?.length === 0 && !hasGaps && !read.isError;
  if (isEmpty && !isRetried) return;
  return (
    <section tabIndex={-1} aria-labelledby={headingId} className="outline-none">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 id={headingId} className="text-xs font-semibold text-muted">
          {title}
        </h3>
        {rows && (rows.length > MAX_ROWS || hasGaps) && (
          <Link to={to} className={linkClasses}>
            <span>{hasGaps ? 'Search the list' : `All ${rows.length}`}</span>
            <span className="sr-only">{` of ${title}`}</span>
          </Link>
        )}
      </div>
      {read.isPending && <Skeletons label={`Loading ${what}`} />}
      {rows && rows.length > 0 && (
        <ul className={clsx('grid gap-x-3 divide-y divide-line', columns)}>
          {rows.slice(0, MAX_ROWS).map((row) => (
            <li key={row.id} className="col-span-full grid min-h-10 grid-cols-subgrid items-center py-1.5">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {/* stays after a retry, since it has the focus */}
      {isEmpty && <p className="text-sm">None</p>}
      {hasGaps && <p className="mt-1 text-xs text-muted">There may be more. Not all rows were checked.</p>}
      {read.isError && <PartError what={what} read={read} onRetry={retry} />}
    </section>
  );
}

/** The wait, named once. */
export const Skeletons = ({ label }: { label: string }) => (
  <div role="status" className="grid gap-2 py-2">
    <span className="sr-only">{label}</span>
    <Skeleton className="w-3/4" />
    <Skeleton className="w-1/2" />
  </div>
);

interface PartErrorProps {
  what: string;
  read: Pick<UseQueryResult, 'error' | 'isFetching'>;
  onRetry(): void;
}

/** Says that a part is missing, with the way to load it again. */
export const PartError = ({ what, read, onRetry }: PartErrorProps) => (
  <div className="mt-1 flex flex-wrap items-center justify-between gap-2 rounded-md bg-warning-soft py-1.5 ps-3 pe-1.5">
    <p role="status" className="text-sm">
      {reasonOf(read.error, `The ${what} could not be loaded.`)}
    </p>
    <Button
      size="sm"
      icon={<RotateCwIcon className="size-icon-sm" />}
      busy={read.isFetching}
      aria-label={`Retry: ${what}`}
      onClick={onRetry}
    >
      Retry
    </Button>
  </div>
);
