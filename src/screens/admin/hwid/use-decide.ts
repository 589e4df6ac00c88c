import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { stats } from '#src/contract/admin/stats.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useWrite } from '#src/data/use-write.ts';
import { timings } from '#src/lib/timings.ts';
import { wait } from '#src/lib/wait.ts';
import { type Decision, decisions } from './decisions.ts';
import { isPending } from './next-pending.ts';
import { oneLess, withPending } from './pending-badge.ts';

/**
 * How an attempt to decide ended. 'handled': somebody else had been faster. 'failed': nothing has changed.
 */
export type Outcome = 'decided' | 'handled' | 'failed';

/** Statuses by which a server says that a request is not open any more, or not there (DEC-65). */
const NOT_OPEN = [400, 404, 409];

/**
 * Approves or declines (HWI-3): the badge falls at once, the list reloads 69 ms later, then the toast tells.
 * After a refusal because the request is no longer open the list reloads as well, and shows what became of
 * it.
 */
export function useDecide(decision: Decision): (id: number) => Promise<Outcome> {
  const cache = useQueryClient();
  const { endpoint, done, failed } = decisions[decision];
  const write = useWrite(endpoint, {
    done,
    failed,
    refreshes: [hwidRequests.list],
    async onReply() {
      changePending(cache, oneLess);
      await wait(timings.hwidReload);
    },
  });

  return async (id) => {
    const outcome = await write.run({ id });
    if (outcome?.status === 'done') {
      takeServersCount(cache);
      return 'decided';
    }
    if (outcome?.status !== 'failed' || !NOT_OPEN.includes(outcome.failure.status)) return 'failed';
    await cache.invalidateQueries({ queryKey: [hwidRequests.list.path] });
    takeServersCount(cache);
    return reloaded(cache)?.items.some((row) => row.id === id && isPending(row)) === false
      ? 'handled'
      : 'failed';
  };
}

function changePending(cache: QueryClient, change: (before: number) => number) {
  cache.setQueryData(readOptions(stats.read).queryKey, (known: Reply<typeof stats.read> | undefined) =>
    withPending(known, change),
  );
}

/** The count that came with the reloaded list is right beyond this page of it. */
function takeServersCount(cache: QueryClient) {
  const count = reloaded(cache)?.pendingCount;
  if (typeof count === 'number') changePending(cache, () => count);
}

/** The list as it just came; undefined if the reload failed and the rows in sight are the old ones. */
function reloaded(cache: QueryClient): Reply<typeof hwidRequests.list> | undefined {
  const list = cache.getQueryCache().find<Reply<typeof hwidRequests.list>>({
    queryKey: [hwidRequests.list.path],
    exact: false,
    type: 'active',
  });
  return list?.state.status === 'success' ? list.state.data : undefined;
}
