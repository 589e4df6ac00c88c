import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { timings } from '#src/app/timings.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { PENDING_HWID, stats } from '#src/contract/admin/stats.ts';
import { readOptions, useRead } from '#src/data/use-read.ts';
import { useWatch } from '#src/data/use-watch.ts';

/** The statistics. One hook for all who read them, as the toast of a failure is that of whoever rendered last. */
export const useStats = (enabled = true) => useRead(stats.read, { failed: 'Failed to fetch stats', enabled });

/** Reads the statistics again and again, so that the badge of the header stays true (HWI-7). */
export function useStatsWatch(isOn: boolean): void {
  const cache = useQueryClient();
  useWatch({
    name: 'pending-hwid',
    isOn,
    every: timings.pendingPoll,
    async ask() {
      const { queryKey } = readOptions(stats.read);
      const before = cache.getQueryData(queryKey)?.badges[PENDING_HWID];
      const next = await cache.fetchQuery({ ...readOptions(stats.read), staleTime: 0 });
      return next.badges[PENDING_HWID] !== before;
    },
  });
}

/**
 * Reads the page of the list again when the number of pending requests has changed (HWI-7), but for new ones that would
 * move the rows while somebody points into the table or has the focus there.
 * @param deferUpdates rows must not come by themselves
 * @returns how many requests have come that are not shown, 0 if others changed, and how to show them
 */
export function useNewRequests(list: { reply: unknown }, deferUpdates: boolean) {
  const cache = useQueryClient();
  const count = useStats(false).data?.badges[PENDING_HWID] ?? undefined;
  const seen = useRef(count);
  const [held, setHeld] = useState<{ added: number; reply: unknown }>();
  const show = () => void cache.invalidateQueries({ queryKey: [hwidRequests.list.path] });

  const onChange = useEffectEvent((added: number) => {
    if (deferUpdates || (added > 0 && isTableInUse()))
      setHeld((before) => ({
        added: Math.max(added, 0) + (before && before.reply === list.reply ? before.added : 0),
        reply: list.reply,
      }));
    else show();
  });
  useEffect(() => {
    if (seen.current !== undefined && count !== undefined && seen.current !== count)
      onChange(count - seen.current);
    seen.current = count;
  }, [count]);

  return { added: held?.reply === list.reply ? held?.added : undefined, show };
}

function isTableInUse(): boolean {
  const table = document.querySelector('.data-table-frame');
  return Boolean(table?.matches(':hover') || table?.contains(document.activeElement));
}
