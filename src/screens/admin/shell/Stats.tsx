import clsx from 'clsx';
import type { Stat } from '#src/contract/admin/stats.ts';
import { formatNumber } from './format-number.ts';
import { StatCard, StatCardSkeleton } from '#src/ui/StatCard.tsx';
import { percentChange } from './percent-change.ts';

interface Props {
  isLoading: boolean;
  /** Undefined while loading and after a failure. */
  stats: Stat[] | undefined;
  className?: string;
}

const LABELS = ['Users', 'Subscriptions', 'Keys'];
const UNKNOWN = '–';

/**
 * The stat cards above every list (ADM-3) as one strip, in the server's order: users, subscriptions, keys.
 */
export function Stats({ isLoading, stats, className }: Props) {
  return (
    <section
      aria-label="Statistics"
      className={clsx(
        'grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-raised',
        'rtl:divide-x-reverse',
        className,
      )}
    >
      {stats
        ? stats.slice(0, LABELS.length).map((stat, at) => <StatOf key={at} stat={stat} isLast={at === 2} />)
        : LABELS.map((label) =>
            isLoading ? (
              <StatCardSkeleton key={label} />
            ) : (
              <StatCard key={label} label={label} value={UNKNOWN} />
            ),
          )}
    </section>
  );
}

/** The third card shows only label and value (DEC-63). */
function StatOf({ stat: { label, value, change, detail }, isLast }: { stat: Stat; isLast: boolean }) {
  const written = typeof value === 'number' ? formatNumber(value) : (value ?? UNKNOWN);
  if (isLast) return <StatCard label={label} value={written} />;
  return <StatCard label={label} value={written} change={percentChange(change)} detail={detail} />;
}
