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

/** One line; on phones, where three stand beside each other, the label is above the number. */
const card =
  'flex min-w-0 items-baseline gap-x-1.5 max-sm:flex-wrap max-sm:text-xs short:flex-nowrap *:min-w-0 *:truncate';

/** A number, its trend and a detail (ADM-3), in a line of others. Without room readers alone get the lesser words. */
export function StatCard({ label, value, change, detail }: StatCardProps) {
  return (
    <div role="group" aria-label={label} className={clsx(card, 'max-sm:min-w-min')}>
      <p
        className="max-sm:line-clamp-2 max-sm:basis-full max-sm:whitespace-normal short:basis-auto"
        title={label}
      >
        {label}
      </p>{' '}
      <p className="shrink-0 font-semibold text-text tabular-nums">{value}</p>{' '}
      {change && <Change {...change} />} {detail && <p className="max-xl:sr-only xl:ms-1.5">{detail}</p>}
    </div>
  );
}

const tones = { up: 'text-success', down: 'text-danger', none: '' };

function Change({ percentText, direction }: NonNullable<StatCardProps['change']>) {
  const Arrow = direction === 'down' ? ArrowDownRightIcon : ArrowUpRightIcon;
  return (
    <p>
      <span className={clsx('inline-flex items-baseline gap-0.5 font-medium tabular-nums', tones[direction])}>
        <Arrow
          className="size-icon-xs self-center"
          aria-hidden={false}
          role="img"
          aria-label={direction === 'down' ? 'Down' : 'Up'}
        />
        <span>{percentText}</span>
      </span>{' '}
      <span className="max-lg:sr-only">from last week</span>
    </p>
  );
}

/** A stat card that is loading. */
export const StatCardSkeleton = () => (
  <div role="status" className={card}>
    <span className="sr-only">Loading statistics</span>
    <Skeleton className="w-24 max-w-full lg:w-60" />
  </div>
);
