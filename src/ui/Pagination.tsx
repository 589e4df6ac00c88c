import clsx from 'clsx';
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatCount } from '#src/lib/pluralize.ts';
import { IconButton } from './IconButton.tsx';
import { NativeSelect } from './NativeSelect.tsx';

export interface PaginationProps {
  /** Zero-based. */
  page: number;
  /** Rows per page. */
  size: number;
  /** The number of rows on all pages. */
  total: number;
  /** False where there never is another page. Default: true. */
  hasButtons?: boolean;
  onPage: (page: number) => void;
  /** Called with a new page size; the caller resets the page. */
  onSize: (size: number) => void;
}

/** The available page sizes (LIS-1). */
const sizes = [10, 25, 100].map((rows) => ({ value: rows, label: String(rows) }));

/** The position in a list that the server pages, the page size and buttons to the other pages (LIS-1). */
export function Pagination({ page, size, total, hasButtons = true, onPage, onSize }: PaginationProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const from = total === 0 ? 0 : page * size + 1;
  const to = Math.min(total, (page + 1) * size);
  const isFirst = page <= 0;
  const isLast = page >= last;
  const positionId = useId();
  const shared = { onPage, positionId };
  return (
    <nav
      aria-label="Pagination"
      className="flex min-h-control-lg flex-wrap items-center justify-between gap-x-6 px-4 text-sm text-muted pointer-coarse:py-1"
    >
      <SizeSelect size={size} onSize={onSize} />
      <div
        className={clsx(
          'flex min-w-0 flex-wrap items-center gap-x-3',
          hasButtons && 'max-sm:w-full max-sm:justify-between',
        )}
      >
        <p id={positionId} aria-live="polite" className="tabular-nums">
          {`${formatCount(from)}–${formatCount(to)} of ${formatCount(total)}`}
        </p>
        {hasButtons && (
          <div className="-me-2 flex flex-wrap pointer-coarse:-me-3">
            <PageButton label="First page" icon={<ChevronsLeftIcon />} to={!isFirst && 0} {...shared} />
            <PageButton
              label="Previous page"
              icon={<ChevronLeftIcon />}
              to={!isFirst && page - 1}
              {...shared}
            />
            <PageButton label="Next page" icon={<ChevronRightIcon />} to={!isLast && page + 1} {...shared} />
            <PageButton label="Last page" icon={<ChevronsRightIcon />} to={!isLast && last} {...shared} />
          </div>
        )}
      </div>
    </nav>
  );
}

function SizeSelect({ size, onSize }: Pick<PaginationProps, 'size' | 'onSize'>) {
  const selectId = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={selectId}>Rows per page</label>
      <NativeSelect
        id={selectId}
        options={
          sizes.some(({ value }) => value === size) ? sizes : [...sizes, { value: size, label: String(size) }]
        }
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className="h-control-md rounded-md border border-line bg-raised ps-2.5 pe-8 text-base text-text tabular-nums sm:h-control-sm sm:text-sm pointer-coarse:h-control-lg pointer-coarse:text-base"
      />
    </div>
  );
}

interface PageButtonProps {
  label: string;
  icon: ReactNode;
  /** Index of the page; false if it does not exist. */
  to: number | false;
  /** Id of the position, which says why the page does not exist. */
  positionId: string;
  onPage(page: number): void;
}

/** `aria-disabled`, because a disabled button would lose the focus with which it was pressed (ACC-2). */
function PageButton({ label, icon, to, positionId, onPage }: PageButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      aria-disabled={to === false || undefined}
      aria-describedby={to === false ? positionId : undefined}
      onClick={() => to !== false && onPage(to)}
    />
  );
}
