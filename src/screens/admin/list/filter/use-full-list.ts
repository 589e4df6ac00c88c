import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WrittenRows } from '#src/data/query-client.ts';
import { forEachConcurrently } from '#src/lib/for-each-concurrently.ts';
import { currentRows } from '../current-rows.ts';
import { type FullList, readFullList } from '../full-list.ts';
import type { ListEndpoint, RowOf } from '../list-endpoint.ts';
import { searchOf } from '../list-state.ts';
import { readPage, REQUESTS_AT_ONCE } from '../read-pages.ts';

/** The most rows that are held in the browser (LIS-15). */
export const MAX_ROWS = 20_000;

/**
 * Reads the rows of all pages while `isOn` (LIS-15), once: again only when it is asked for, and after a write, which the
 * rows that are held show at once. The rows of the previous search stay until those of the new one arrive.
 */
export function useFullList<E extends ListEndpoint>(endpoint: E, search: string, isOn: boolean) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const running = useRef<AbortController>(undefined);
  // begins with the path and the query of its first page, as every read of the list
  const queryKey = [endpoint.path, searchOf(search), 'all pages'];
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey,
    async queryFn({ signal }): Promise<FullList<RowOf<E>>> {
      const controller = (running.current = new AbortController());
      signal.addEventListener('abort', () => controller.abort());
      setProgress({ read: 0, total: 0 });
      const onProgress = (read: number, total: number) => setProgress({ read, total });
      const held = () => cache.getQueryData<FullList<RowOf<E>>>(queryKey);
      try {
        const full = await readFullList(endpoint, search, {
          signal: controller.signal,
          onProgress,
          limit: MAX_ROWS,
        });
        const before = held();
        if (!before || !full.ended || full.ended === 'limit') return full;
        if (full.ended === 'failed') throw full.error;
        return before; // was stopped
      } catch (error) {
        const before = held();
        if (!before || !controller.signal.aborted) throw error;
        return before;
      }
    },
    enabled: isOn,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    structuralSharing: false, // compares all rows
    refetchOnWindowFocus: false, // the bar says as of when the rows are
    meta: { applyWrite: (written) => applyWrite(cache, endpoint, search, queryKey, written) },
  });
  return {
    full: isOn ? data : undefined,
    /** The rows are those of the previous search. */
    isPrevious: isPlaceholderData,
    error,
    progress: isOn && isFetching ? progress : undefined,
    /** Ends the reading; what has come stays, or what was there before. */
    stop: () => running.current?.abort(),
    readAgain: () => void cache.invalidateQueries({ queryKey: [endpoint.path] }),
  };
}

/** Shows a write in the rows that are held: changed rows are read again, four at a time, and added ones looked for. */
async function applyWrite<E extends ListEndpoint>(
  cache: QueryClient,
  endpoint: E,
  search: string,
  queryKey: readonly unknown[],
  { ids, areRemoved }: WrittenRows,
) {
  const current = new Map<number, RowOf<E>>();
  if (areRemoved) return update((rows) => rows.filter(({ id }) => !ids.includes(id)));
  if (ids.length === 0) {
    const { items } = await readPage<E>(endpoint, search, 0, new AbortController().signal);
    for (const row of items as RowOf<E>[]) current.set(row.id, row);
  } else {
    const read = currentRows(cache, endpoint);
    await forEachConcurrently(REQUESTS_AT_ONCE, ids, async (id) => {
      const row = await read({ id } as RowOf<E>).catch(() => undefined); // the reload will tell
      if (row) current.set(id, row);
    });
  }
  return update((rows) => {
    const known = new Set(rows.map(({ id }) => id));
    const added = ids.length === 0 ? [...current.values()].filter(({ id }) => !known.has(id)) : [];
    return [...added, ...rows.map((row) => current.get(row.id) ?? row)];
  });

  function update(change: (rows: RowOf<E>[]) => RowOf<E>[]) {
    cache.setQueryData<FullList<RowOf<E>>>(queryKey, (full) => {
      if (!full) return full;
      const items = change(full.items);
      return { ...full, items, total: full.total + items.length - full.items.length };
    });
  }
}
