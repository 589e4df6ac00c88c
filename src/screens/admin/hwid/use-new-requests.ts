import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#src/api/call.ts';
import { timings } from '#src/app/timings.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { PENDING_HWID, stats } from '#src/contract/admin/stats.ts';
import { readOptions, useRead } from '#src/data/use-read.ts';
import { useWatch } from '#src/data/use-watch.ts';
import { queryOf } from '../list/list-state.ts';
import type { useList } from '../list/use-list.ts';

/** The statistics. One hook for all who read them, as the toast of a failure is that of whoever rendered last. */
export const useStats = (enabled = true) => useRead(stats.read, { failed: 'Failed to fetch stats', enabled });

/** Reads the statistics again and again, so that the badge of the header stays true (HWI-7). */
export function useStatsWatch(isOn: boolean): void {
  const cache = useQueryClient();
  useWatch({
    name: 'pending-hwid',
    isOn,
    every: timings.pendingPoll,
    async ask(signal) {
      const { queryKey } = readOptions(stats.read);
      const before = cache.getQueryData(queryKey)?.badges[PENDING_HWID];
      const next = await call(stats.read, {}, { signal });
      if (signal.aborted) return false;
      cache.setQueryData(queryKey, next);
      return next.badges[PENDING_HWID] !== before;
    },
  });
}

/**
 * Reads the page of the list again when the number of pending requests has changed (HWI-7), and shows it if no row
 * moves, or nobody points into the table or has the focus there.
 * @param deferUpdates rows must not come by themselves
 * @returns otherwise how many requests have come, 0 if others changed, and how to show them
 */
export function useNewRequests(
  list: ReturnType<typeof useList<typeof hwidRequests.list>>,
  deferUpdates: boolean,
) {
  const cache = useQueryClient();
  const count = useStats(false).data?.badges[PENDING_HWID];
  const seen = useRef(count);
  const [held, setHeld] = useState<{ added: number; reply: unknown }>();

  const readCurrent = useEffectEvent(async () => {
    const input = { query: queryOf(list.controls.state) };
    const { queryKey } = readOptions(hwidRequests.list, { input });
    const next = await call(hwidRequests.list, input);
    const shown = cache.getQueryData(queryKey);
    if (!shown) return;
    const moves = next.items.map(({ id }) => id).join() !== shown.items.map(({ id }) => id).join();
    if (deferUpdates || (moves && isTableInUse())) setHeld({ added: next.total - shown.total, reply: shown });
    else cache.setQueryData(queryKey, next);
  });
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== count) readCurrent().catch(() => {}); // the next count is another chance
    seen.current = count;
  }, [count]);

  return {
    added: held?.reply === list.reply ? held?.added : undefined,
    show: () => void cache.invalidateQueries({ queryKey: [hwidRequests.list.path] }),
  };
}

function isTableInUse(): boolean {
  const table = document.querySelector('.data-table-frame');
  return Boolean(table?.matches(':hover') || table?.contains(document.activeElement));
}
