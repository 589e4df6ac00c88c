import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stats } from '#src/contract/admin/stats.ts';
import { reload } from '#src/data/reload.ts';

/** The one place of the count: several replies carry it, and a decision changes it before any of them does. */
const KEY = ['pending HWID requests'];

/** Number of pending HWID requests on all pages; undefined before the first reply that contains it. */
export const usePendingCount = () => useQuery<number>({ queryKey: KEY, queryFn: skipToken }).data;

/**
 * Takes over the count that a reply carries, if it carries one and none is newer, as where a page of before is shown again.
 * @param updatedAt when the reply came, in milliseconds since 1970
 */
export function useReportedCount(count: number | null | undefined, updatedAt: number) {
  const cache = useQueryClient();
  useEffect(() => {
    const isOlder = updatedAt < (cache.getQueryState(KEY)?.dataUpdatedAt ?? 0);
    if (typeof count === 'number' && !isOlder) cache.setQueryData(KEY, count, { updatedAt });
  }, [cache, count, updatedAt]);
}

/** One less, while a decision is not confirmed by a reload yet (DEC-64). */
export function decrementPendingCount(cache: QueryClient) {
  cache.setQueryData<number>(KEY, (before) => before && before - 1);
  const { path } = stats.read;
  if (cache.isFetching({ queryKey: [path] })) void reload(cache, [stats.read]); // asked for before the decision
}
