import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ListEndpoint, MAX_ROWS, searchOf } from './list-endpoint.ts';
import type { AllRows, fetchAllRowsVerified as ReadAll } from './all-rows.ts';

/** Milliseconds between renders of the progress, whose steps come a hundred times a second. */
const PROGRESS_INTERVAL = 250;

const nothing = { read: 0, total: 0 };

/**
 * Fetches every page of a list while `isOn` (LIS-15), keeping the previous search's rows meanwhile. Refetches only
 * on request and after writes, which `reload` patches.
 * @param readAll undefined until the code of Filter has loaded
 */
export function useAllRows<Row extends { id: number }>(
  endpoint: ListEndpoint,
  search: string,
  isOn: boolean,
  readAll: typeof ReadAll | undefined,
) {
  const cache = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const latest = useRef(nothing);
  // begins with the path and the query of its first page, as every read of the list
  const queryKey = [endpoint.path, searchOf(search), 'all pages'];
  const [shown, show] = useState<AllRows<Row>>();
  const { data, error, isFetching, isPending } = useQuery({
    queryKey,
    async queryFn({ signal }): Promise<AllRows<Row>> {
      const controller = (running.current = new AbortController());
      signal.addEventListener('abort', () => controller.abort());
      latest.current = nothing;
      const full = await readAll!(endpoint, search, {
        signal: controller.signal,
        onProgress: (read, total) => (latest.current = { read, total }),
        limit: MAX_ROWS,
      });
      if (full.ended === 'failed' && cache.getQueryData(queryKey)) throw full.error; // keeps the rows read before
      return full as unknown as AllRows<Row>;
    },
    enabled: isOn && readAll !== undefined,
    staleTime: Infinity,
    structuralSharing: false, // compares all rows
    refetchOnWindowFocus: false, // the toolbar shows the load time instead
    meta: { holdsAllPages: true },
  });
  const full = isOn ? (data ?? (isPending ? shown : undefined)) : undefined;
  if (full !== shown) show(full);
  const progress = useThrottledProgress(isFetching, latest);
  return {
    full,
    /** The rows are those of the previous search. */
    isPrevious: full !== data,
    error,
    progress: isOn && isFetching ? progress : undefined,
    /** Stops reading; loaded rows stay, or the previous ones. */
    stop: () => void (data ? cache.cancelQueries({ queryKey }) : running.current?.abort()),
    readAgain: () => void cache.invalidateQueries({ queryKey: [endpoint.path] }),
  };
}

/** Returns the progress, updated a few times a second. */
function useThrottledProgress(isRunning: boolean, latest: RefObject<typeof nothing>) {
  const [shown, show] = useState(nothing);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => show(latest.current), PROGRESS_INTERVAL);
    return () => {
      clearInterval(timer);
      show(nothing);
    };
  }, [isRunning, latest]);
  return shown;
}
