import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import { expiryTime } from '#src/contract/expiry.ts';
import type { Page } from '#src/contract/paging.ts';
import { isReadableEnd, parseInstant } from '#src/contract/wire-times.ts';
import { DAY } from '#src/lib/duration.ts';
import { type Decision, nameOf } from './requests.ts';

/** State of a review: its queue of requests, the shown one, and the decisions. */
export interface ReviewState {
  queue: readonly HwidRequest[];
  /** The index of the request that is shown; past the last one when all have been seen. */
  at: number;
  /** Decisions by request id; undefined for requests that someone else has decided. */
  decided: ReadonlyMap<number, Decision | undefined>;
}

export const startReview = (queue: readonly HwidRequest[]): ReviewState => ({
  queue,
  at: 0,
  decided: new Map(),
});

/** Returns the review at the next (1) or previous (-1) undecided request; past the last one if none follows. */
export function step(review: ReviewState, direction: 1 | -1): ReviewState {
  const { queue, decided } = review;
  let at = review.at + direction;
  while (at >= 0 && at < queue.length && decided.has(queue[at]!.id)) at += direction;
  return at < 0 ? review : { ...review, at };
}

/** Returns the review after a decision (someone else's without `decision`), at the next undecided request. */
export function decide(review: ReviewState, id: number, decision?: Decision): ReviewState {
  return step({ ...review, decided: new Map(review.decided).set(id, decision) }, 1);
}

/** Formats '12 decided in 2 min: 9 approved, 3 declined. 1 no longer pending. 1 left.' */
export function summaryOf({ queue, decided }: ReviewState, milliseconds: number): string {
  const count = (wanted?: Decision) => [...decided.values()].filter((decision) => decision === wanted).length;
  const [approved, declined, others] = [count('approve'), count('decline'), count()];
  const left = queue.length - decided.size;
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return [
    approved + declined === 0
      ? 'No decisions made.'
      : `${approved + declined} decided in ${minutes} min: ${approved} approved, ${declined} declined.`,
    others > 0 && `${others} no longer pending.`,
    left > 0 && `${left} left.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns earlier requests of the user; undefined if none is among an incomplete search's rows. */
export function earlierRequests({ items, total }: Page<HwidRequest>, request: HwidRequest) {
  const found = items.filter((other) => nameOf(other) === nameOf(request) && other.id < request.id);
  return found.length > 0 || items.length >= total ? found : undefined;
}

/** Returns whole days since the latest of earlier requests, if it was made within 30 days; undefined if not. */
export function daysSince(
  earlier: readonly HwidRequest[] | undefined,
  { createdDate }: HwidRequest,
): number | undefined {
  const instants = (earlier ?? []).map((each) => parseInstant(each.createdDate ?? ''));
  const times = instants.filter((time) => !Number.isNaN(time));
  const days = Math.floor((parseInstant(createdDate ?? '') - Math.max(...times)) / DAY);
  return days >= 0 && days < 30 ? days : undefined;
}

/**
 * Returns the end of this user's active subscription that lasts longest: null if it never ends, undefined without
 * one. Unreadable ends come last.
 */
export function premiumUntil(
  subscriptions: readonly AdminSubscription[],
  username: string,
): string | null | undefined {
  const ends = subscriptions
    .filter(({ user, status, pauseDate }) => user?.username === username && status === 'ACTIVE' && !pauseDate)
    .map(({ expirationDate }) => expirationDate);
  const readable = ends.filter(isReadableEnd);
  return (readable.length > 0 ? readable : ends)
    .sort((one, other) => expiryTime(one) - expiryTime(other))
    .at(-1);
}
