import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { timings } from '#src/app/timings.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { PENDING_HWID, stats } from '#src/contract/admin/stats.ts';
import { useRead } from '#src/data/use-read.ts';

/**
 * Returns the statistics, polled so that the badge stays current (HWI-7). All callers share this hook, because the
 * options of the last one to render decide about toasts.
 */
export const useStats = (enabled = true) =>
  useRead(stats.read, {
    errorMessage: 'Failed to fetch stats',
    enabled,
    refetchInterval: ({ state }) => state.data !== undefined && timings.pendingPoll, // until then by 'Retry'
  });

/**
 * Returns the number of pending HWID requests on all pages; undefined before it is known. The shell reads it (DEC-64).
 */
export const usePendingCount = () => useStats(false).data?.badges[PENDING_HWID] ?? undefined;

/**
 * Refetches the list's page when newer statistics count other pending requests (HWI-7). New ones wait if they would
 * move rows under the pointer or the focus.
 * @param deferUpdates true to offer new rows instead of showing them
 * @returns number of new requests that are not shown, 0 if others changed, and a function that shows them
 */
export function useNewRequests(
  reply: { pendingCount?: number | null | undefined } | undefined,
  deferUpdates: boolean,
) {
  const cache = useQueryClient();
  const { data } = useStats(false);
  const count = data?.badges[PENDING_HWID] ?? undefined;
  const current = { reply, data, count: reply?.pendingCount ?? count };
  const [shown, setShown] = useState(current);
  if (shown.reply !== reply || (shown.count === undefined && current.count !== undefined)) setShown(current);
  const [held, hold] = useState<unknown>();
  const isNewer = reply !== undefined && data !== shown.data;
  const by = isNewer && count !== undefined && shown.count !== undefined ? count - shown.count : 0;
  const show = () => void cache.invalidateQueries({ queryKey: [hwidRequests.list.path] });

  const onChange = useEffectEvent(() => {
    if (deferUpdates || (by > 0 && isTableInUse())) hold(reply);
    else show();
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- pointer and focus are no state
    if (by !== 0) onChange();
  }, [by]);

  return { added: by !== 0 && held === reply ? Math.max(by, 0) : undefined, show };
}

function isTableInUse(): boolean {
  const table = document.querySelector('.data-table-frame');
  return Boolean(table?.matches(':hover') || table?.contains(document.activeElement));
}
