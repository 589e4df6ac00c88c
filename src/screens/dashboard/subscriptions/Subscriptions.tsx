import clsx from 'clsx';
import { BoxIcon } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '#src/api/error.ts';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { EmptyState, FailedState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { View } from '../dashboard-view.ts';
import type { Panel } from '../panel/use-panel.ts';
import { News } from '../status/News.tsx';
import { card, StatusCard, StatusLoading } from '../status/StatusCard.tsx';
import type { useSubscriptions } from '../use-subscriptions.ts';

export interface SubscriptionsProps {
  mine: Pick<ReturnType<typeof useSubscriptions>, 'error' | 'refetch' | 'isRefetching' | 'now' | 'changed'>;
  view: View;
  panel: Pick<Panel, 'tab' | 'client' | 'download' | 'redeem' | 'openPlan'>;
}

/**
 * The subscriptions, one row per product (SUB-1): a card of what the customer owns, and the rest in one quiet
 * list, which on phones comes after the panel.
 */
export function Subscriptions({ mine, view, panel }: SubscriptionsProps) {
  const { list, news } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="subscriptions" className="max-lg:contents lg:grid lg:gap-4">
      <h2 ref={heading} id="subscriptions" tabIndex={-1} className="sr-only">
        Subscriptions
      </h2>
      <ClockNotice />
      {list === 'failed' ? (
        <>
          {news.map(({ key, ...each }) => (
            <div key={key} className={card}>
              <News {...each} />
            </div>
          ))}
          <FailedState
            message={messageOf(mine.error, 'Failed to fetch data')}
            busy={mine.isRefetching}
            onRetry={() => {
              heading.current?.focus(); // a busy button would lose the focus, and later it is gone (ACC-2)
              void mine.refetch();
            }}
          />
        </>
      ) : list === 'loading' ? (
        <Loading />
      ) : (
        <>
          <StatusCard
            state={list.state}
            view={view}
            changed={mine.changed}
            now={mine.now}
            client={panel.client}
            download={panel.download}
            keyReady={
              view.isKeyReady ? { busy: panel.redeem.busy, onRedeem: panel.redeem.submit } : undefined
            }
            onRenew={panel.openPlan}
          />
          {/* invisible until the panel has opened, which on phones stands above */}
          <Rest
            inactive={list.inactive}
            hasOthers={view.owned.length > 0}
            isDrawn={panel.tab !== undefined}
          />
        </>
      )}
    </section>
  );
}

interface RestProps {
  inactive: readonly string[];
  /** Tells whether the customer owns a product. */
  hasOthers: boolean;
  isDrawn: boolean;
}

/** The products that the customer does not own, dimmed with a contrast of 4.5:1. */
function Rest({ inactive, hasOthers, isDrawn }: RestProps) {
  if (inactive.length === 0 && !hasOthers)
    return (
      <div className={last}>
        <EmptyState icon={<BoxIcon className="size-icon-lg" />} title="No products available" />
      </div>
    );
  if (inactive.length === 0) return null;
  return (
    <ul
      className={clsx(
        last,
        'divide-y divide-line border-x border-transparent px-5 text-muted sm:px-7',
        !isDrawn && 'max-lg:invisible',
      )}
    >
      {inactive.map((name, at) => (
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
