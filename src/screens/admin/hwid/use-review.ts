import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { notify } from '#src/app/notify.ts';
import { useShortcuts } from '#src/lib/use-shortcuts.ts';
import { useSingleFlight } from '#src/lib/use-single-flight.ts';
import { pagesOf } from '#src/data/list/all-rows.ts';
import { type Decision, isPending } from './requests.ts';
import type { Decided } from './use-decide.ts';
import { decide as decided, startReview, step, type ReviewState } from './review.ts';

export type Review = ReturnType<typeof useReview>;

export type Decide = (request: HwidRequest, decision: Decision) => Promise<Decided>;

export interface DecisionFeedback extends Decided {
  request: HwidRequest;
}

/** Returns a review of the pending requests, with its keys. */
export function useReview(decide: Decide) {
  const queue = useQuery({
    queryKey: ['HWID requests to review'],
    queryFn: ({ signal }) => readPending(signal),
    staleTime: Infinity,
    gcTime: 0,
    meta: { errorMessage: 'Error fetching HWID reset requests' },
  });
  const [seen, setSeen] = useState<ReviewState>();
  const state = seen ?? (queue.data && startReview(queue.data));
  const [asked, ask] = useState<Decision>();
  const [feedback, setFeedback] = useState<DecisionFeedback>();
  const [startedAt] = useState(() => Date.now());
  const [duration, setDuration] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const request = state?.queue[state.at];

  function go(next: ReviewState) {
    ask(undefined);
    setDuration(Date.now() - startedAt);
    setSeen(next);
  }
  const { run: confirm, busy } = useSingleFlight(async () => {
    if (!state || !request || !asked) return;
    const result = await decide(request, asked);
    setFeedback({ ...result, request });
    if (result.isDecided) go(decided(state, request.id, result.isDone ? asked : undefined));
    else cancel();
  });
  function stepBy(by: 1 | -1) {
    if (!state) return;
    setFeedback(undefined);
    go(step(state, by));
  }
  function cancel() {
    ask(undefined);
    card.current?.focus();
  }

  useShortcuts((key, event) => {
    if (busy || !request) return;
    if (!isWithin(card.current, event.target)) return;
    const act = {
      a: () => ask('approve'),
      d: () => ask('decline'),
      j: () => stepBy(1),
      k: () => stepBy(-1),
    }[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => card.current?.focus(), [state?.at]);

  return {
    queue,
    state,
    request,
    asked,
    feedback,
    busy,
    duration,
    card,
    ask,
    cancel,
    confirm,
    step: stepBy,
  };
}

/** True if single keys may act (WCAG 2.1.4): with the focus in the dialog, or nowhere, as all else is inert. */
const isWithin = (card: Element | null, target: EventTarget | null) =>
  target === document.body || (target instanceof Node && card?.closest('[role=dialog]')?.contains(target));

/**
 * Reads all pending requests, oldest first. The list has no filter, so its pages are read, newest first,
 * until as many are found as the server counts. Rows that move meanwhile may hide some: then it is read once more.
 */
async function readPending(signal: AbortSignal, isLast = false): Promise<HwidRequest[]> {
  const pending = new Map<number, HwidRequest>();
  let count: number | null | undefined;
  for await (const { items, pendingCount } of pagesOf(hwidRequests.list, '', signal, 1)) {
    items.filter(isPending).forEach((request) => pending.set(request.id, request));
    count = pendingCount;
    if (pending.size === count) break;
  }
  if (typeof count === 'number' && pending.size < count) {
    if (!isLast) return readPending(signal, true);
    notify.warning(`${pending.size} of ${count} pending requests were found`);
  }
  return [...pending.values()].sort((one, other) => one.id - other.id);
}
