import type { CheckoutRecord, Holdings } from '#src/app/checkout-record.ts';
import { timings } from '#src/app/timings.ts';
import { limits } from '#src/contract/limits.ts';
import { DAY } from '#src/lib/duration.ts';

/**
 * State of the way to the checkout and back (BUY-5).
 * - `left`: the browser was sent to the checkout; no payment is known yet
 * - `waiting`: the subscriptions are polled, as the payment provider may notify the server after it has redirected the
 *   browser (DEC-42); `unconfirmed`: no poll found the payment
 * - `isCertain`: false if this tab does not know that it left for the checkout; then there may be no payment
 */
export type CheckoutReturn = { is: 'none' | 'confirmed' } | { is: 'left'; before: Before } | Awaited;

export interface Awaited {
  is: 'waiting' | 'unconfirmed';
  before?: Before;
  isCertain: boolean;
  checksLeft: number;
}

/** Premium and subscriptions before the checkout. Times in milliseconds since 1970. */
type Before = Pick<CheckoutRecord, 'held' | 'readAt' | 'leftAt'>;

export type CheckoutReturnEvent =
  /** `before` is undefined where nothing has been read yet. */
  | { type: 'left'; before: Before | undefined }
  | { type: 'arrived' }
  /** The subscriptions were read. `explained`: milliseconds that keys and other payments have added since before. */
  | { type: 'read'; held: Holdings; explained: number; at: number }
  | { type: 'failed' }
  | { type: 'dismissed' };

/** Returns the number of reads in search of a payment: the page's own, and each poll. */
const checks = () => timings.paymentPolls.length + 1;

/** Returns the state after an event. Reads and failures change only states in which a payment is awaited. */
export function checkoutReturnReducer(now: CheckoutReturn, event: CheckoutReturnEvent): CheckoutReturn {
  if (event.type === 'left') return event.before ? { is: 'left', before: event.before } : { is: 'none' };
  if (event.type === 'arrived') {
    const before = 'before' in now && (now.is === 'left' || now.isCertain) ? now.before : undefined;
    return { is: 'waiting', before, isCertain: before !== undefined, checksLeft: checks() };
  }
  if (event.type === 'dismissed') return { is: 'none' };
  if (!isAwaited(now)) return now;
  if (event.type === 'failed') return checked(now);
  const { held, explained, at } = event;
  const before = now.before ?? { held, readAt: at, leftAt: at };
  if (at - before.leftAt >= DAY) return { is: 'none' };
  return hasGained(before, held, explained) ? { is: 'confirmed' } : checked({ ...now, before });
}

/** Returns the state in which a page begins, from this tab's record. */
export function returnOf(record: CheckoutRecord | undefined, isBack: boolean): CheckoutReturn {
  const left = checkoutReturnReducer({ is: 'none' }, { type: 'left', before: record });
  return record?.isBack || isBack ? checkoutReturnReducer(left, { type: 'arrived' }) : left;
}

/** Returns the record to store for a state; undefined if this tab need not remember a checkout. */
export const recordOf = (now: CheckoutReturn, username: string): CheckoutRecord | undefined =>
  'before' in now && now.before && (now.is === 'left' || now.isCertain)
    ? { ...now.before, username, isBack: now.is !== 'left' }
    : undefined;

/** True if a payment is awaited. */
export const isAwaited = (now: CheckoutReturn): now is Awaited =>
  now.is === 'waiting' || now.is === 'unconfirmed';

function checked(now: Awaited): CheckoutReturn {
  const checksLeft = Math.max(0, now.checksLeft - 1);
  return { ...now, is: checksLeft > 0 ? 'waiting' : 'unconfirmed', checksLeft };
}

/** Returns the milliseconds until the next poll; false if none follows. */
export function pollAfter(now: CheckoutReturn): number | false {
  const { paymentPolls } = timings;
  return (
    isAwaited(now) && now.checksLeft > 0 && paymentPolls[Math.max(0, paymentPolls.length - now.checksLeft)]!
  );
}

/** True if premium began or a subscription gained a day or more (BUY-5). Smaller gains are recomputed end dates. */
const hasGained = (before: Before, held: Holdings, explained: number) =>
  (gainedTime(before.held, held, before.readAt) - explained >= DAY &&
    mostGained(before.held, held, before.readAt) >= DAY) ||
  (held.premium && !before.held.premium && explained === 0);

/** Returns the largest gain of a single subscription, in milliseconds, counted from `since`. */
function mostGained(before: Holdings, held: Holdings, since: number): number {
  const known = [...before.ends].sort((a, b) => b - a);
  return Math.max(
    0,
    ...[...held.ends].sort((a, b) => b - a).map((end, at) => end - Math.max(since, known[at] ?? since)),
  );
}

/** Returns the milliseconds that all subscriptions together have gained, counted from `since`. */
export const gainedTime = (before: Holdings, held: Holdings, since: number): number =>
  total(held, since) - total(before, since);

const total = ({ ends }: Holdings, since: number) =>
  ends.reduce((sum, end) => sum + Math.max(0, end - since), 0);

/** Returns the part of a gain in milliseconds that one payment explains, as another tab may await a payment too. */
export const paidTime = (gained: number): number => Math.min(gained, limits.plan.days * DAY);
