import clsx from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { BoxIcon } from 'lucide-react';
import { messageOf, SessionEnded } from '#src/api/error.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import type { subscriptions } from '#src/contract/subscriptions.ts';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { EmptyState, FailedState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { SubscriptionState } from '../status/subscription-state.ts';
import { News } from '../status/News.tsx';
import { card, StatusCard, type StatusCardProps, StatusLoading } from '../status/StatusCard.tsx';
import type { SubscriptionRow } from './rows-of.ts';

type Mine = Reply<typeof subscriptions.mine>;

export interface SubscriptionsProps extends Omit<StatusCardProps, 'subscriptionState' | 'owned'> {
  mine: UseQueryResult<Mine>;
  /** Undefined while loading, as the two below. */
  rows: readonly SubscriptionRow[] | undefined;
  subscriptionState: SubscriptionState | undefined;
  owned: StatusCardProps['owned'] | undefined;
  /** False until the panel has opened, which on phones stands above the products that one does not own. */
  isRestDrawn: boolean;
}

/**
 * The subscriptions, one row per product (SUB-1): a card of what the customer owns, and the rest in one quiet
 * list, which on phones comes after the panel.
 */
export function Subscriptions({
  mine: { error, refetch, isRefetching },
  rows,
  isRestDrawn,
  ...status
}: SubscriptionsProps) {
  const { subscriptionState, owned } = status;
  return (
    <section aria-labelledby="subscriptions" className="max-lg:contents lg:grid lg:gap-4">
      <h2 id="subscriptions" className="sr-only">
        Subscriptions
      </h2>
      <ClockNotice />
      {error && !(error instanceof SessionEnded) ? ( // no error while the session is ending (DEC-35)
        <>
          {status.news.map(({ key, ...each }) => (
            <div key={key} className={card}>
              <News {...each} />
            </div>
          ))}
          <FailedState
            message={messageOf(error, 'Failed to fetch data')}
            busy={isRefetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : rows && subscriptionState && owned ? (
        <>
          <StatusCard {...status} subscriptionState={subscriptionState} owned={owned} />
          <Rest rows={rows} isDrawn={isRestDrawn} />
        </>
      ) : (
        <Loading />
      )}
    </section>
  );
}

/** The products that the customer does not own, dimmed with a contrast of 4.5:1. */
function Rest({ rows, isDrawn }: { rows: readonly SubscriptionRow[]; isDrawn: boolean }) {
  const inactive = rows.filter(({ active }) => !active);
  if (rows.length === 0)
    return (
      <div className={last}>
        <EmptyState icon={<BoxIcon className="size-icon-lg" />} title="No products available" />
      </div>
    );
  if (inactive.length === 0) return null;
  return (
    <ul
      className={clsx(last, 'divide-y divide-line px-5 text-muted sm:px-7', !isDrawn && 'max-lg:invisible')}
    >
      {inactive.map(({ name }, at) => (
        <li key={`${at} ${name}`} className="flex min-h-10 items-center gap-4 py-1.5">
          <span translate="no" className="min-w-0 flex-1 wrap-anywhere">
            {name}
          </span>
          <span className="text-xs whitespace-nowrap">INACTIVE</span>
          <span className="w-6 text-end">–</span>
        </li>
      ))}
    </ul>
  );
}

const last = 'max-lg:order-last';

const Loading = () => (
  <>
    <div role="status">
      <span className="sr-only">Loading subscriptions</span>
      <StatusLoading />
    </div>
    <div className={`${last} px-5 sm:px-7`}>
      {['w-24', 'w-32', 'w-20', 'w-28'].map((width) => (
        <div key={width} className="flex h-10 items-center">
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  </>
);
