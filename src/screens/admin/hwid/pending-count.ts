import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { PENDING_HWID } from '#src/contract/admin/stats.ts';
import type { ListQuery } from '#src/contract/paging.ts';
import { isPending } from './requests.ts';

/** The statistics count pending requests of all pages, and on most servers the lists do. */
interface Counting {
  pendingCount?: number | null;
  badges?: Record<string, number | null>;
  items?: readonly HwidRequest[];
  total?: number;
}

function countOf({ state, queryKey: [path, input] }: Query): number | null | undefined {
  const { pendingCount, badges, items, total } = (state.data ?? {}) as Counting;
  const told = pendingCount ?? badges?.[PENDING_HWID];
  if (typeof told === 'number' || path !== hwidRequests.list.path) return told;
  const isOfAll = items?.length === total && !(input as { query: ListQuery }).query.search;
  return isOfAll ? items?.filter(isPending).length : undefined;
}

/** The read with the newest count; undefined before the first reply that contains one. */
export const newestCounting = (cache: QueryClient): Query | undefined =>
  cache
    .getQueryCache()
    .findAll({ predicate: (query) => typeof countOf(query) === 'number' })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];

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
