import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { PENDING_HWID } from '#src/contract/admin/stats.ts';

/** The statistics count pending requests of all pages, and on most servers the lists do. */
interface Counting {
  pendingCount?: number | null;
  badges?: Record<string, number | null>;
}

function countOf({ state }: Query): number | null | undefined {
  const { pendingCount, badges } = (state.data ?? {}) as Counting;
  return pendingCount ?? badges?.[PENDING_HWID];
}

/** The read with the newest count; undefined before the first reply that contains one. */
export const newestCounting = (cache: QueryClient): Query | undefined =>
  cache
    .getQueryCache()
    .findAll({ predicate: (query) => typeof countOf(query) === 'number' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];

/** Number of pending HWID requests on all pages, as the newest reply says (DEC-64); undefined before there is one. */
export function usePendingCount(): number | undefined {
  const cache = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => cache.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => {
    const newest = newestCounting(cache);
    return newest && (countOf(newest) ?? undefined);
  });
}
