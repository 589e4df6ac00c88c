import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TrendDownIcon, TrendUpIcon } from './icons.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** The change since last week, formatted: '12%'. */
  change?: { percentText: string; direction: 'up' | 'down' };
  /** An additional line of detail. */
  detail?: ReactNode;
}

const card = 'flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-raised px-5 py-4';

/** A number, its trend and a detail (ADM-3). For more than a few numbers use a table. */
export function StatCard({ label, value, change, detail }: StatCardProps) {
  const Arrow = change?.direction === 'down' ? TrendDownIcon : TrendUpIcon;
  return (
    <div role="group" aria-label={label} className={card}>
      <p className="text-sm wrap-anywhere text-muted">{label}</p>
      <p className="text-3xl font-semibold tabular-nums wrap-anywhere">
        <bdi>{value}</bdi>
      </p>
      {change && (
        <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-muted">
          <span
            className={clsx(
              'inline-flex items-center gap-0.5 font-medium tabular-nums',
              change.direction === 'down' ? 'text-danger' : 'text-success',
            )}
          >
            <Arrow
              size={14}
              aria-hidden={false}
              role="img"
              aria-label={change.direction === 'down' ? 'Down' : 'Up'}
            />
            {change.percentText}
          </span>
          <span>from last week</span>
        </p>
      )}
      {detail && (
        <p className="text-xs wrap-anywhere text-muted">
          <bdi>{detail}</bdi>
        </p>
      )}
    </div>
  );
}

/** A stat card that is loading. */
export function StatCardSkeleton() {
  return (
    <div role="status" className={card}>
      <span className="sr-only">Loading statistics</span>
      <Skeleton className="my-1 w-24" />
      <Skeleton className="my-1.5 h-6 w-20" />
      <Skeleton className="my-1 h-2.5 w-32" />
    </div>
  );
}
