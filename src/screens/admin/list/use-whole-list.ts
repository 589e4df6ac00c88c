import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { readWhole, type WholeList } from './whole-list.ts';

/** Its key begins with the path, so that writes read it anew (LIS-6). */
const keyOf = (endpoint: ListEndpoint, search: string) => [endpoint.path, 'all rows', search] as const;

/** What is held of all rows of a list on the screen. */
export const wholeInSight = <E extends ListEndpoint>(cache: QueryClient, endpoint: E) =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [endpoint.path, 'all rows'], type: 'active' })
    .map(({ queryKey, state }) => ({
      search: String(queryKey[2]),
      whole: state.data as WholeList<RowOf<E>> | undefined,
    }))
    .at(0);

/** Reads all rows while `isOn` (LIS-15), once: again only after a write, or when it is asked for. */
export function useWholeList<E extends ListEndpoint>(endpoint: E, search: string, isOn: boolean) {
  const cache = useQueryClient();
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const running = useRef<AbortController>(undefined);
  const queryKey = keyOf(endpoint, search);
  const { data, error, isFetching } = useQuery({
    queryKey,
    async queryFn({ signal }): Promise<WholeList<RowOf<E>>> {
      const controller = (running.current = new AbortController());
      signal.addEventListener('abort', () => controller.abort());
      setProgress({ read: 0, total: 0 });
      const onProgress = (read: number, total: number) => setProgress({ read, total });
      const before = cache.getQueryData<WholeList<RowOf<E>>>(queryKey);
      try {
        const whole = await readWhole(endpoint, search, { signal: controller.signal, onProgress });
        if (!before || !whole.ended || whole.ended === 'full') return whole;
        if (whole.ended === 'failed') throw whole.error;
      } catch (error) {
        if (!before || !controller.signal.aborted) throw error;
      }
      return before; // was stopped
    },
    enabled: isOn,
    staleTime: Infinity,
    refetchOnWindowFocus: false, // the rows say as of when they are
  });
  return {
    whole: isOn ? data : undefined,
    error,
    progress: isOn && isFetching ? progress : undefined,
    /** Ends the reading; what has come stays, or what was there before. */
    stop: () => running.current?.abort(),
    /** Together with the page, so that both have the same total. */
    readAgain: () => void cache.invalidateQueries({ queryKey: [endpoint.path] }),
  };
}
