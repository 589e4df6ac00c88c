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

const card =
  'grid min-w-0 content-end px-3 py-1 max-[22.5rem]:px-2 sm:px-5 md:min-h-16 md:content-start md:py-2.5 ' +
  'short:flex short:flex-wrap short:items-baseline short:gap-x-2 short:py-0.5';

/**
 * A number, its trend and a detail (ADM-3), to stand beside others of its kind; below 768 px only screen readers get the
 * less important words. For more than a few numbers use a table.
 */
export function StatCard({ label, value, change, detail }: StatCardProps) {
  return (
    <div role="group" aria-label={label} className={card}>
      <p className="min-w-0 text-xs text-muted max-md:line-clamp-2" title={label}>
        {label}
      </p>{' '}
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xs text-muted md:gap-x-3">
        <p
          className={clsx(
            'min-w-0 text-xl font-semibold text-text tabular-nums wrap-anywhere',
            isLong(value) && 'max-lg:text-base max-sm:text-sm/7',
          )}
        >
          {value}
        </p>{' '}
        {change && <Change {...change} />}{' '}
        {detail && <p className="max-w-full min-w-0 wrap-anywhere max-md:sr-only">{detail}</p>}
      </div>
    </div>
  );
}

/** True for a value that would break into two lines beside two others. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 9;

const tones = { up: 'text-success', down: 'text-danger', none: 'text-muted' };

function Change({ percentText, direction }: NonNullable<StatCardProps['change']>) {
  const Arrow = direction === 'down' ? ArrowDownRightIcon : ArrowUpRightIcon;
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 max-[22rem]:sr-only">
      <span className={clsx('inline-flex items-baseline gap-0.5 font-medium tabular-nums', tones[direction])}>
        <Arrow
          className="size-icon-xs self-center"
          aria-hidden={false}
          role="img"
          aria-label={direction === 'down' ? 'Down' : 'Up'}
        />
        <span>{percentText}</span>
      </span>{' '}
      <span className="max-md:sr-only">from last week</span>
    </p>
  );
}

/** A stat card that is loading. */
export function StatCardSkeleton() {
  return (
    <div role="status" className={card}>
      <span className="sr-only">Loading statistics</span>
      <Skeleton className="my-0.75 h-2.5! w-24 max-w-full" />
      <Skeleton className="my-1.25 h-4.5 w-16" />
    </div>
  );
}
