import type { CheckoutRecord, Holdings } from '#src/app/checkout-record.ts';
import { timings } from '#src/app/timings.ts';
import { limits } from '#src/contract/limits.ts';
import { DAY } from '#src/lib/duration.ts';

/**
 * The way to the checkout and back (BUY-5).
 * - `left`: the browser has gone to the checkout, and is not known to have paid
 * - `waiting`: the subscriptions are read a few times more, because the payment provider may notify the server later
 *   than it redirects the browser (DEC-42); `unconfirmed`: that was in vain
 * - `isCertain`: false if nobody is known to have left for the checkout; then there may be no payment at all
 */
export type Return = { is: 'none' | 'confirmed' } | { is: 'left'; before: Before } | Awaited;

interface Awaited {
  is: 'waiting' | 'unconfirmed';
  before?: Before;
  isCertain: boolean;
  checksLeft: number;
}

/** The holdings with which a payment is compared. Times in milliseconds since 1970. */
type Before = Pick<CheckoutRecord, 'held' | 'readAt' | 'leftAt'>;

export type ReturnEvent =
  /** `before` is undefined where nothing has been read yet. */
  | { type: 'left'; before: Before | undefined }
  | { type: 'arrived' }
  /** The subscriptions were read. `explained`: milliseconds that keys and other payments have brought since before. */
  | { type: 'read'; held: Holdings; explained: number; at: number }
  | { type: 'failed' }
  | { type: 'dismissed' };

/** One for the reading that the page makes anyway, and one for each poll. */
const checks = () => timings.paymentPolls.length + 1;

/** The state after an event. Anything but a return is left alone. */
export function nextReturn(now: Return, event: ReturnEvent): Return {
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

/** The state in which a page begins, with what this tab remembers. */
export function returnOf(record: CheckoutRecord | undefined, isBack: boolean): Return {
  const left = nextReturn({ is: 'none' }, { type: 'left', before: record });
  return record?.isBack || isBack ? nextReturn(left, { type: 'arrived' }) : left;
}

/** What this tab has to remember of a state. */
export const recordOf = (now: Return, username: string): CheckoutRecord | undefined =>
  'before' in now && now.before && (now.is === 'left' || now.isCertain)
    ? { ...now.before, username, isBack: now.is !== 'left' }
    : undefined;

/** Tells whether a payment is on its way. */
export const isAwaited = (now: Return): now is Awaited => now.is === 'waiting' || now.is === 'unconfirmed';

function checked(now: Awaited): Return {
  const checksLeft = Math.max(0, now.checksLeft - 1);
  return { ...now, is: checksLeft > 0 ? 'waiting' : 'unconfirmed', checksLeft };
}

/** The milliseconds until the next poll; false when there is none. */
export function pollAfter(now: Return): number | false {
  const { paymentPolls } = timings;
  return (
    isAwaited(now) && now.checksLeft > 0 && paymentPolls[Math.max(0, paymentPolls.length - now.checksLeft)]!
  );
}

/** A day or more for one, or premium that began, is a payment; less, a server that computes ends anew (BUY-5). */
const hasGained = (before: Before, held: Holdings, explained: number) =>
  (gainedTime(before.held, held, before.readAt) - explained >= DAY &&
    mostGained(before.held, held, before.readAt) >= DAY) ||
  (held.premium && !before.held.premium && explained === 0);

/** The most that a single subscription lasts longer, in milliseconds, counted from `since`. */
function mostGained(before: Holdings, held: Holdings, since: number): number {
  const known = [...before.ends].sort((a, b) => b - a);
  return Math.max(
    0,
    ...[...held.ends].sort((a, b) => b - a).map((end, at) => end - Math.max(since, known[at] ?? since)),
  );
}

/** The time that subscriptions last longer than before, in milliseconds, counted from `since`; whatever their names. */
export const gainedTime = (before: Holdings, held: Holdings, since: number): number =>
  total(held, since) - total(before, since);

const total = ({ ends }: Holdings, since: number) =>
  ends.reduce((sum, end) => sum + Math.max(0, end - since), 0);

/** The part of a gain that one payment explains: of two payments in two tabs each gets its own. */
export const paidTime = (gained: number): number => Math.min(gained, limits.plan.days * DAY);
