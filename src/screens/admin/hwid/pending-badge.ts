import { PENDING_HWID, type stats } from '#src/contract/admin/stats.ts';
import type { Reply } from '#src/contract/endpoint.ts';

type Stats = Reply<typeof stats.read>;

/** The pending count of the shell's badge as the stats have it; undefined before they came. */
export const pendingOf = (known: Stats | undefined): number | undefined =>
  known?.badges[PENDING_HWID] ?? undefined;

/** One request fewer is pending, and never fewer than none (DEC-64): until the server has counted. */
export const oneLess = (before: number) => Math.max(0, before - 1);

/** The stats with another pending count; nothing while there are no stats to change. */
export function withPending(known: Stats | undefined, change: (before: number) => number): Stats | undefined {
  if (!known) return undefined;
  return { ...known, badges: { ...known.badges, [PENDING_HWID]: change(pendingOf(known) ?? 0) } };
}
