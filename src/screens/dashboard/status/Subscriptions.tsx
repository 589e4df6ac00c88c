import clsx from 'clsx';
import { BoxIcon } from 'lucide-react';
import { messageOf } from '#src/api/error.ts';
import { reasonOf } from '#src/data/query-client.ts';
import { formatDate } from '#src/app/format-date.ts';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { EmptyState, ListError } from '#src/ui/EmptyState.tsx';
import { FieldLoadError } from '#src/ui/FieldLoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { unbroken } from '../subscriptions/format-end.ts';
import type { Inactive, SubscriptionState } from '../subscriptions/subscription-state.ts';
import { ReceiptNotice } from './ReceiptNotice.tsx';
import { lineColumns } from './SubscriptionLine.tsx';
import { card, StatusCard, type StatusCardProps, StatusLoading } from './StatusCard.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

export interface SubscriptionsProps extends Omit<StatusCardProps, 'state'> {
  list: 'loading' | 'failed' | { state: SubscriptionState; inactive: readonly Inactive[] };
  /** True if a refetch has failed. */
  isOld: boolean;
  error: Error | null;
  isRefetching: boolean;
  onRetry(): void;
  /** False until the panel has opened, which on phones stands above the products that the customer does not own. */
  isDrawn: boolean;
}

/** The subscriptions, a row per product (SUB-1): owned ones first, on phones after the panel. */
export function Subscriptions({
  list,
  isOld,
  error,
  isRefetching,
  onRetry,
  isDrawn,
  ...status
}: SubscriptionsProps) {
  return (
    <section
      aria-labelledby="subscriptions"
      data-focus-to="subscriptions"
      className="max-lg:contents lg:grid lg:gap-4"
    >
      <h2 id="subscriptions" tabIndex={-1} className="sr-only">
        Subscriptions
      </h2>
      <ClockNotice />
      {isOld && (
        <FieldLoadError
          message={reasonOf(error, 'This may be out of date.')}
          busy={isRefetching}
          onRetry={onRetry}
        />
      )}
      {list === 'failed' ? (
        <>
          {status.news.map(({ key, ...each }) => (
            <div key={key} className={card}>
              <ReceiptNotice {...each} />
            </div>
          ))}
          <div className={clsx(card, 'pt-5 pb-7')}>
            <ListError
              message={messageOf(error, 'Failed to fetch data')}
              busy={isRefetching}
              onRetry={onRetry}
            />
          </div>
        </>
      ) : list === 'loading' ? (
        <Loading news={status.news} />
      ) : (
        <div className={oneCard}>
          <StatusCard {...status} state={list.state} />
          <Rest inactive={list.inactive} hasOthers={status.owned.length > 0} isDrawn={isDrawn} />
        </div>
      )}
    </section>
  );
}

interface RestProps {
  inactive: readonly Inactive[];
  /** True if the customer owns a product. */
  hasOthers: boolean;
  isDrawn: boolean;
}

/** The products that the customer does not own, dimmed with a contrast of 4.5:1. */
function Rest({ inactive, hasOthers, isDrawn }: RestProps) {
  if (inactive.length === 0 && !hasOthers)
    return (
      <div className={clsx(secondOfCard, 'pt-5 pb-7')}>
        <EmptyState icon={<BoxIcon className="size-icon-lg" />} title="No products available" />
      </div>
    );
  if (inactive.length === 0) return null;
  return (
    <ul
      className={clsx(
        secondOfCard,
        lineColumns,
        'divide-y divide-line text-muted',
        !isDrawn && 'max-lg:invisible',
      )}
    >
      {inactive.map(({ name, ended }, at) => (
        <li
          key={`${at} ${name}`}
          className="flex min-h-11 items-center gap-4 px-5 py-1.5 sm:col-span-full sm:supports-[grid-template-columns:subgrid]:grid sm:grid-cols-subgrid sm:px-7"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
            <UntrustedText className="min-w-0 wrap-anywhere">{name}</UntrustedText>{' '}
            {ended > 0 && <span className="text-xs">{`ended ${unbroken(formatDate(ended))}`}</span>}
          </span>{' '}
          <span className="text-xs whitespace-nowrap sm:ps-1.5">INACTIVE</span>{' '}
          <span className="w-4 text-end sm:col-span-2 sm:w-auto">–</span>
        </li>
      ))}
    </ul>
  );
}

const oneCard = 'max-lg:contents lg:overflow-hidden lg:rounded-xl lg:border lg:border-line lg:bg-raised';
const secondOfCard = clsx(card, 'max-lg:order-last lg:rounded-none lg:border-x-0 lg:border-b-0');

const Loading = ({ news }: Pick<StatusCardProps, 'news'>) => (
  <div className={oneCard}>
    <div role="status">
      <span className="sr-only">Loading subscriptions</span>
      <StatusLoading news={news} />
    </div>
    <div className={clsx(secondOfCard, 'divide-y divide-line')}>
      {['w-24', 'w-32', 'w-20', 'w-28', 'w-36'].map((width) => (
        <div key={width} className="flex h-11 items-center px-5 sm:px-7">
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  </div>
);
