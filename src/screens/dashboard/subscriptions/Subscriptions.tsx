import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf, SessionEnded } from '#src/api/error.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import type { subscriptions } from '#src/contract/subscriptions.ts';
import { EmptyState, FailedState } from '#src/ui/EmptyState.tsx';
import { BoxIcon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { SubscriptionRow } from './rows-of.ts';
import { SubscriptionItem } from './SubscriptionItem.tsx';

type Mine = Reply<typeof subscriptions.mine>;

export interface SubscriptionsProps {
  mine: UseQueryResult<Mine>;
  /** Undefined while loading. */
  rows: readonly SubscriptionRow[] | undefined;
  /** The names of the products whose row is highlighted. */
  changed: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  isPaused: boolean;
}

/** The subscriptions, one row per product (SUB-1). */
export function Subscriptions(props: SubscriptionsProps) {
  return (
    <section aria-labelledby="subscriptions">
      <h2 id="subscriptions" className="mb-3 text-base font-semibold">
        Subscriptions
      </h2>
      <Content {...props} />
    </section>
  );
}

function Content({ mine: { error, refetch, isRefetching }, rows, changed, ...item }: SubscriptionsProps) {
  // no error while the session is ending (DEC-35)
  if (error && !(error instanceof SessionEnded)) {
    return (
      <FailedState
        message={messageOf(error, 'Failed to fetch data')}
        busy={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!rows) return <Loading />;
  if (rows.length === 0) return <EmptyState icon={<BoxIcon size={22} />} title="No products available" />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
      {rows.map((row, at) => (
        <SubscriptionItem
          key={`${at} ${row.name} ${row.active?.end}`} // highlighted anew after a further change
          row={row}
          isChanged={changed.includes(row.name)}
          {...item}
        />
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div role="status" className="divide-y divide-line rounded-lg border border-line bg-raised">
      <span className="sr-only">Loading subscriptions</span>
      {['w-24', 'w-32', 'w-20'].map((width) => (
        <div key={width} className="grid gap-4 px-4 py-4.5 sm:px-5">
          <Skeleton className={width} />
          <Skeleton className="h-1.5" />
        </div>
      ))}
    </div>
  );
}
