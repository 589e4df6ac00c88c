import { useOutletContext } from 'react-router-dom';
import type { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { PENDING_HWID, type stats } from '#src/contract/admin/stats.ts';
import type { Reply } from '#src/contract/endpoint.ts';

type Stats = Reply<typeof stats.read>;

/** The count of the badge in the shell's header; undefined before the stats have loaded. */
export const pendingOf = (known: Stats | undefined): number | undefined =>
  known?.badges[PENDING_HWID] ?? undefined;

/**
 * How many requests are pending on all pages: as the list's last reply says, or else as the shell's badge
 * does. The badge comes by the outlet, because a second `useRead` of the stats would replace the first one's
 * error message.
 */
export function usePendingCount(reply: Reply<typeof hwidRequests.list> | undefined): number | undefined {
  const badge = useOutletContext<number | null | undefined>(); // null without the shell
  return reply?.pendingCount ?? badge ?? undefined;
}

/** The count while a decision is not confirmed by a reload yet (DEC-64). */
export const oneLess = (before: number) => Math.max(0, before - 1);

/** The stats with another pending count. */
export function withPending(known: Stats | undefined, change: (before: number) => number): Stats | undefined {
  if (!known) return undefined;
  return { ...known, badges: { ...known.badges, [PENDING_HWID]: change(pendingOf(known) ?? 0) } };
}
