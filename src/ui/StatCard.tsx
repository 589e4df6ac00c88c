import clsx from 'clsx';
import { ArrowDownRightIcon, ArrowUpRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** The change since last week, formatted: '12%'; 'none' for 0, which is neither good nor bad. */
  change?: { percentText: string; direction: 'up' | 'down' | 'none' };
  /** An additional line of detail. */
  detail?: string | number | null;
}

/**
 * On phones its value and trend stand below its label, and only screen readers get the less important words.
 */
const card =
  'min-w-0 px-3 py-2 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:content-end max-sm:items-baseline ' +
  'max-sm:gap-x-2 max-sm:py-1 max-[22.5rem]:px-2 sm:flex sm:min-h-16 sm:px-5 ' +
  'sm:max-md:flex-col sm:max-md:gap-y-1 md:items-center md:justify-between md:gap-x-4';

/**
 * A number, its trend and a detail (ADM-3), to stand beside others of its kind. For more than a few numbers
 * use a table.
 */
export function StatCard({ label, value, change, detail }: StatCardProps) {
  return (
    <div role="group" aria-label={label} className={card}>
      <div className="min-w-0 max-sm:contents sm:shrink-0 md:max-w-2/3">
        <p className="min-w-0 text-xs text-muted max-sm:line-clamp-2 max-sm:col-span-2" title={label}>
          {label}
        </p>{' '}
        <p
          className={clsx(
            'min-w-0 text-xl font-semibold tabular-nums wrap-anywhere',
            isLong(value) && 'max-lg:text-base max-sm:text-sm/7',
          )}
        >
          {value}
        </p>
      </div>{' '}
      {(change || detail) && (
        <div className="grid min-w-0 gap-0.5 text-xs text-muted md:justify-items-end md:text-end lg:max-w-[62%]">
          {change && <Change {...change} />}{' '}
          {detail && <p className="max-w-full wrap-anywhere max-sm:sr-only">{detail}</p>}
        </div>
      )}
    </div>
  );
}

/** True for a value that would break into two lines beside two others. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 9;

const tones = { up: 'text-success', down: 'text-danger', none: 'text-muted' };

function Change({ percentText, direction }: NonNullable<StatCardProps['change']>) {
  const Arrow = direction === 'down' ? ArrowDownRightIcon : ArrowUpRightIcon;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 max-[22rem]:sr-only md:justify-end">
      <span className={clsx('inline-flex items-center gap-0.5 font-medium tabular-nums', tones[direction])}>
        <Arrow
          className="size-icon-xs"
          aria-hidden={false}
          role="img"
          aria-label={direction === 'down' ? 'Down' : 'Up'}
        />
        <span>{percentText}</span>
      </span>{' '}
      <span className="max-sm:sr-only">from last week</span>
    </p>
  );
}

/** A stat card that is loading. */
export function StatCardSkeleton() {
  return (
    <div role="status" className={card}>
      <span className="sr-only">Loading statistics</span>
      <div className="min-w-0 max-sm:col-span-2">
        <Skeleton className="my-0.75 h-2.5 w-24 max-w-full" />
        <Skeleton className="my-1.25 h-4.5 w-16" />
      </div>
      <Skeleton className="h-2.5 w-28 max-w-full max-sm:hidden" />
    </div>
  );
}
