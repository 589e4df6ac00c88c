import { useMemo } from 'react';
import { SessionEnded } from '#src/api/error.ts';
import { timings } from '#src/app/timings.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useRead } from '#src/data/use-read.ts';
import { ownedOf } from './subscription-state.ts';
import { useChangedNames } from './use-changed-names.ts';
import { useNow, useRefetchAtEnd } from './use-now.ts';

/**
 * Returns the customer's subscriptions, the time now, and the names of products that began or were extended (SUB-7).
 * Reads them again at their ends (SUB-8) and, while a payment is awaited, every `poll` ms.
 */
export function useSubscriptions(poll: number | false) {
  const now = useNow(timings.timeLeftRefresh);
  const mine = useRead(subscriptions.mine, { refetchInterval: poll });
  const owned = useMemo(() => mine.data && ownedOf(mine.data), [mine.data]);
  useRefetchAtEnd({
    ends: owned?.map(({ end }) => end),
    now,
    readAt: mine.dataUpdatedAt,
    refetch: () => void mine.refetch(),
  });
  // no error while the session is ending (DEC-35)
  const error = mine.error instanceof SessionEnded ? null : mine.error;
  return { ...mine, error, now, changed: useChangedNames(owned) };
}
