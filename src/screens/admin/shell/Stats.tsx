import clsx from 'clsx';
import { RotateCwIcon } from 'lucide-react';
import type { Stat } from '#src/contract/admin/stats.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatCard, StatCardSkeleton } from '#src/ui/StatCard.tsx';

interface Props {
  isLoading: boolean;
  /** Statistics; undefined while loading and after a failure. */
  stats: Stat[] | undefined;
  isFetching: boolean;
  onRetry(): void;
  className?: string;
}

const LABELS = ['Users', 'Subscriptions', 'Keys'];
const UNKNOWN = '–';

/** The stat cards above every list (ADM-3) in one line, in the order of the server. */
export function Stats({ isLoading, stats, isFetching, onRetry, className }: Props) {
  return (
    <section
      aria-label="Statistics"
      tabIndex={-1}
      className={clsx(
        'flex min-h-8 items-center justify-between gap-x-3 text-muted outline-none max-[18rem]:flex-wrap sm:flex-wrap sm:justify-start sm:gap-x-8',
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
      {!stats && !isLoading && (
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCwIcon className="size-icon-sm" />}
          busy={isFetching}
          onClick={onRetry}
          className="max-sm:px-2.5"
        >
          <span className="max-sm:sr-only">Retry</span>
        </Button>
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

export interface PercentChange {
  /** Text such as '12%', without a sign if the arrow replaces it. Text from the server is not changed. */
  percentText: string;
  direction: 'up' | 'down' | 'none';
}

/** Formats the change of a stat card (ADM-3), a number or a text such as '+12%' (DEC-63); undefined without one. */
export function percentChange(change: number | string | null | undefined): PercentChange | undefined {
  if (typeof change === 'number')
    return {
      percentText: `${formatNumber(Math.abs(change), 1)}%`,
      direction: change < 0 ? 'down' : change > 0 ? 'up' : 'none',
    };
  const text = change?.trim();
  if (!text) return undefined;
  return {
    percentText: text.endsWith('%') ? text : `${text}%`,
    direction: !/[1-9]/.test(text) ? 'none' : /^[-−]\s*[0.,]*[1-9]/.test(text) ? 'down' : 'up',
  };
}

/** Formats a number like all others of the page, not by the viewer's locale. */
const formatNumber = (value: number, decimals = 3) =>
  value.toLocaleString('en', { maximumFractionDigits: decimals });
