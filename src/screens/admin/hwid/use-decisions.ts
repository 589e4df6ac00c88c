import { type QueryClient, type QueryState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { reload } from '#src/data/reload.ts';
import { useWrite } from '#src/data/use-write.ts';
import { stripPeriod } from '#src/app/notify.ts';
import { timings } from '#src/app/timings.ts';
import { wait } from '#src/lib/wait.ts';
import { focusListCount } from '../list/ListCount.tsx';
import { decrementPendingCount } from './pending-count.ts';
import { type Decision, decisionId, decisions, isPending, nameOf, nextPending } from './requests.ts';

/** `deciding`: from the click until the reload shows the new status; `decidedElsewhere`: by somebody else. */
export type RowState = 'deciding' | 'decidedElsewhere';

export interface DecisionResult {
  /** The request is no longer pending, by this call or by somebody else. */
  isDecided: boolean;
  /** This call has decided it. */
  isDone: boolean;
  /** The success, or the reason of the failure. */
  text: string;
}

type List = Reply<typeof hwidRequests.list>;

/** Statuses by which a server says that a request is no longer pending, or no longer exists (DEC-65). */
const NOT_PENDING = [400, 404, 409];

/**
 * Approves and declines (HWI-3), all of it: the row is disabled and the badge falls at once, the list reloads
 * 69 ms after the reply, the badge takes the server's count, and the focus moves to the next pending row. A
 * refusal because the request is no longer pending reloads the list as well.
 * @param onDecided closes the dialog; not called when nothing has changed
 * @param place only in the list the focus moves on; the review says the result itself, in place of a toast
 * @returns `decide` resolves with the result; `announcement` says in a live region where the focus went
 */
export function useDecisions(onDecided: () => void, place: 'list' | 'sheet' | 'review') {
  const cache = useQueryClient();
  const writes = {
    approve: useDecision('approve', place === 'review'),
    decline: useDecision('decline', place === 'review'),
  };
  const [rowStates, setRowStates] = useState<ReadonlyMap<number, RowState>>(new Map());
  const [next, setNext] = useState<{ decision: Decision; request: HwidRequest | undefined }>();

  function setRowState(id: number, state: RowState | undefined) {
    setRowStates((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  }

  async function decide({ id }: HwidRequest, decision: Decision): Promise<DecisionResult> {
    setRowState(id, 'deciding');
    const outcome = await writes[decision].run({ id });
    const text =
      outcome?.status === 'failed' ? stripPeriod(outcome.failure.message) : decisions[decision].done;
    const isRefused = outcome?.status === 'failed' && NOT_PENDING.includes(outcome.failure.status);
    if (isRefused)
      await reload(cache, [hwidRequests.list], { endpoint: decisions[decision].endpoint, ids: [id] });

    if (isRefused && isGoneFromPending(cache, id)) setRowState(id, 'decidedElsewhere');
    else if (outcome?.status !== 'done') {
      setRowState(id, undefined);
      return { isDecided: false, isDone: false, text };
    }
    const result = { isDecided: true, isDone: !isRefused, text };
    if (place !== 'list') return result;
    setNext({ decision, request: nextPending(listIn(cache)?.data?.items ?? [], id) });
    onDecided();
    return result;
  }

  useEffect(() => {
    if (!next) return;
    const { decision, request } = next;
    if (!request) return focusListCount();
    // after the dialog, which returns the focus to a button that is disabled by now
    const timer = setTimeout(() => document.getElementById(decisionId(decision, request.id))?.focus());
    return () => clearTimeout(timer);
  }, [next]);

  return { rowStates, announcement: next ? announce(next.request) : { text: '' }, decide };
}

function useDecision(decision: Decision, isSaidThere: boolean) {
  const cache = useQueryClient();
  const { endpoint, done, failed } = decisions[decision];
  return useWrite(endpoint, {
    failed,
    ...(isSaidThere ? { toastsOf: () => [] } : { done }),
    refreshes: [hwidRequests.list],
    async onReply() {
      decrementPendingCount(cache);
      await wait(timings.hwidReload);
    },
  });
}

const announce = (next: HwidRequest | undefined): { text: string; names?: string[] } =>
  next
    ? { text: `Next pending request: #${next.id}, ${nameOf(next)}`, names: [nameOf(next)] }
    : { text: 'No other pending request on this page' };

const isGoneFromPending = (cache: QueryClient, id: number) =>
  reloaded(cache)?.items.some((row) => row.id === id && isPending(row)) === false;

/** The list on the page; undefined when its last reload has failed and it is an old one. */
function reloaded(cache: QueryClient): List | undefined {
  const list = listIn(cache);
  return list?.status === 'success' ? list.data : undefined;
}

/** The list in sight: of all rows and the page behind them the one with more. */
const listIn = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [hwidRequests.list.path], type: 'active' })
    .map(({ state }) => state as QueryState<List>)
    .sort((one, other) => (other.data?.items.length ?? 0) - (one.data?.items.length ?? 0))
    .at(0);
