import clsx from 'clsx';
import { useId } from 'react';
import { IconButton } from './IconButton.tsx';
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronsLeftIcon,
  ChevronsRightIcon,
} from './icons.tsx';

export interface PaginationProps {
  /** Zero-based. */
  page: number;
  /** Rows per page. */
  size: number;
  /** The number of rows on all pages. */
  total: number;
  onPage: (page: number) => void;
  /** The caller resets the page. */
  onSize: (size: number) => void;
}

/** The available page sizes (LIS-1). */
const sizes = [10, 25, 100];

const count = new Intl.NumberFormat('en');

/** The position in a list that the server pages, the page size and buttons to the other pages (LIS-1). */
export function Pagination({ page, size, total, onPage, onSize }: PaginationProps) {
  const selectId = useId();
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const from = total === 0 ? 0 : page * size + 1;
  const to = Math.min(total, (page + 1) * size);
  const first = page <= 0;
  const end = page >= last;
  return (
    <nav
      aria-label="Pagination"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted"
    >
      <div className="flex items-center gap-2">
        <label htmlFor={selectId}>Rows per page</label>
        <span className="relative inline-flex items-center">
          <select
            id={selectId}
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
            className={clsx(
              'h-9 cursor-pointer appearance-none rounded-md border border-line-strong bg-raised',
              'ps-2.5 pe-7 text-text tabular-nums sm:h-8',
            )}
          >
            {sizes.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={14} className="pointer-events-none absolute end-2" />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <p aria-live="polite" className="tabular-nums">
          <bdi>{`${count.format(from)}–${count.format(to)} of ${count.format(total)}`}</bdi>
        </p>
        <div className="flex">
          <IconButton
            size="sm"
            label="First page"
            icon={<ChevronsLeftIcon />}
            disabled={first}
            onClick={() => onPage(0)}
          />
          <IconButton
            size="sm"
            label="Previous page"
            icon={<ChevronLeftIcon />}
            disabled={first}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            size="sm"
            label="Next page"
            icon={<ChevronRightIcon />}
            disabled={end}
            onClick={() => onPage(page + 1)}
          />
          <IconButton
            size="sm"
            label="Last page"
            icon={<ChevronsRightIcon />}
            disabled={end}
            onClick={() => onPage(last)}
          />
        </div>
      </div>
    </nav>
  );
}
