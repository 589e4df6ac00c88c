import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { users } from '#src/contract/admin/users.ts';
import { reload } from '#src/data/list/reload.ts';
import { toastFailure, useWrite } from '#src/data/use-write.ts';
import { notify, stripPeriod } from '#src/app/notify.ts';
import { timings } from '#src/app/timings.ts';
import { wait } from '#src/api/wait.ts';
import { type Decision, decisionId, decisions, isPending, nameOf, nextPending } from './requests.ts';

/** State of a row: `deciding` from the click until the reload, `decidedElsewhere` if someone else has decided it. */
export type RowState = 'deciding' | 'decidedElsewhere';

export interface Decided {
  /** True if the request is no longer pending, by this call or another user's. */
  isDecided: boolean;
  /** True if this call has decided it. */
  isDone: boolean;
  /** The success, or the reason of the failure; none when the session has ended. */
  texts: readonly string[];
}

/** Reads that a decision changes: the list, the badge and, after an approval, the user's HWID. */
const changed = [hwidRequests.list, users.list, stats.read];

/** Statuses of a request that is no longer pending, or no longer exists (DEC-65). */
const NOT_PENDING = [400, 404, 409];

/**
 * Returns a function that approves and declines (HWI-3), and the rows' states. Lists and badge are fetched 69 ms after
 * the reply, and after a refusal, to see if the request is still pending.
 * @returns `decide` resolves with the result, which the caller reports
 */
export function useDecide() {
  const cache = useQueryClient();
  const writes = { approve: useDecision('approve'), decline: useDecision('decline') };
  const [rowStates, setRowStates] = useState<ReadonlyMap<number, RowState>>(new Map());

  function setRowState(id: number, state: RowState | undefined) {
    setRowStates((before) => {
      const after = new Map(before);
      if (state) after.set(id, state);
      else after.delete(id);
      return after;
    });
  }

  async function decide(request: HwidRequest, decision: Decision): Promise<Decided> {
    const { id } = request;
    setRowState(id, 'deciding');
    const outcome = await writes[decision].run({ id });
    if (outcome?.status === 'done')
      return { isDecided: true, isDone: true, texts: [decisions[decision].successMessage] };

    const failure = outcome?.status === 'failed' ? outcome.failure : undefined;
    let isDecided = false;
    if (failure && NOT_PENDING.includes(failure.status)) {
      await reload(cache, changed, { endpoint: decisions[decision].endpoint, rows: [request] });
      const now = await currentRequest(cache, request);
      isDecided = now?.is === 'there' ? !isPending(now.row) : now?.is === 'deleted' || failure.status === 404;
    }
    setRowState(id, isDecided ? 'decidedElsewhere' : undefined);
    return { isDecided, isDone: false, texts: failure?.texts.map(stripPeriod) ?? [] };
  }
  return { decide, rowStates };
}

const currentRequest = (cache: QueryClient, request: HwidRequest) =>
  import('#src/data/list/find-row.ts')
    .then(({ findRow }) => findRow(cache, hwidRequests.list, request))
    .catch(() => undefined); // the session has ended, or the code was lost

/** Reports a decision by a toast. */
export const notifyDecided = ({ isDone, texts }: Decided) =>
  texts.forEach((text) => (isDone ? notify.success(text) : toastFailure(text)));

function useDecision(decision: Decision) {
  const { endpoint, errorMessage } = decisions[decision];
  return useWrite(endpoint, {
    errorMessage,
    getToasts: () => [],
    invalidates: changed,
    onResponse: () => wait(timings.hwidReload),
  });
}

/**
 * Returns the next pending request after the last decided one.
 * @returns `focusTo`: its button, to which the decided row passes the focus; `announcement`: the text of a live region
 */
export function useNextPending(rows: readonly HwidRequest[]) {
  const [decided, moveFrom] = useState<{ id: number; decision: Decision }>();
  const [found, setFound] = useState<{ after?: typeof decided; next?: HwidRequest | undefined }>({});
  if (found.after !== decided) setFound({ after: decided, next: decided && nextPending(rows, decided.id) });
  const { next } = found;
  const name = next && nameOf(next);
  const end = decided ? 'No more pending requests on this page' : '';
  return {
    moveFrom,
    focusTo: next && decided && decisionId(decided.decision, next.id),
    announcement: { names: [name], text: next ? `Next pending request: #${next.id}, ${name}` : end },
  };
}
