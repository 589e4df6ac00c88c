import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import { parseInstant } from '#src/contract/wire-times.ts';
import type { Decision } from './requests.ts';

/** A review of the queue under way: which requests there were, which is shown, what was decided. */
export interface Triage {
  queue: readonly HwidRequest[];
  /** The index of the request that is shown; past the last one when all have been seen. */
  at: number;
  decided: ReadonlyMap<number, Decision>;
}

export const startTriage = (queue: readonly HwidRequest[]): Triage => ({ queue, at: 0, decided: new Map() });

/** Goes to the next or previous request that is not decided; past the last one at the end. */
export function step(triage: Triage, direction: 1 | -1): Triage {
  const { queue, decided } = triage;
  let at = triage.at + direction;
  while (at >= 0 && at < queue.length && decided.has(queue[at]!.id)) at += direction;
  return at < 0 ? triage : { ...triage, at };
}

/** Notes a decision and goes on. */
export function decide(triage: Triage, id: number, decision: Decision): Triage {
  return step({ ...triage, decided: new Map(triage.decided).set(id, decision) }, 1);
}

/** '13 decided in 2 min: 9 approved, 4 declined. 1 left.' */
export function summaryOf({ queue, decided }: Triage, milliseconds: number): string {
  const approved = [...decided.values()].filter((decision) => decision === 'approve').length;
  const left = queue.length - decided.size;
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return [
    decided.size === 0
      ? 'No decisions made.'
      : `${decided.size} decided in ${minutes} min: ${approved} approved, ${decided.size - approved} declined.`,
    left > 0 && `${left} left.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** When the last active subscription of this user ends; undefined without one. */
export function premiumUntil(
  subscriptions: readonly AdminSubscription[],
  username: string,
): string | undefined {
  return subscriptions
    .filter(({ user, status, pauseDate }) => user?.username === username && status === 'ACTIVE' && !pauseDate)
    .map(({ expirationDate }) => expirationDate)
    .filter((date) => date !== null)
    .sort((one, other) => parseInstant(one) - parseInstant(other))
    .at(-1);
}
