import { expect, it } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { DAY } from '#src/lib/duration.ts';
import {
  isAwaited,
  checkoutReturnReducer,
  pollAfter,
  type CheckoutReturn,
  type CheckoutReturnEvent,
} from './checkout-return.ts';

const now = Date.UTC(2026, 0, 15);
/** Returns subscriptions with ends in days from now; with premium by default if there are any. */
const held = (ends: number[], premium = ends.length > 0) => ({
  premium,
  ends: ends.map((days) => now + days * DAY),
});
/** Returns from the checkout, with the subscriptions before it. */
const back = (before?: ReturnType<typeof held>): CheckoutReturn => {
  const left: CheckoutReturnEvent = {
    type: 'left',
    before: before && { held: before, readAt: now, leftAt: now },
  };
  return after({ is: 'none' }, left, { type: 'arrived' });
};
const read = (after: ReturnType<typeof held>, more = {}): CheckoutReturnEvent => ({
  type: 'read',
  held: after,
  explained: 0,
  at: now,
  ...more,
});
const after = (state: CheckoutReturn, ...events: CheckoutReturnEvent[]) =>
  events.reduce<CheckoutReturn>(checkoutReturnReducer, state);

it.each([
  ['the first premium', held([]), held([30]), 'confirmed'],
  ['premium without an end', held([]), held([], true), 'confirmed'],
  ['a later end', held([1]), held([31]), 'confirmed'],
  ['a later first end', held([90, 1]), held([90, 31]), 'confirmed'],
  ['a second end', held([9]), held([9, 30]), 'confirmed'],
  ['less than a day more', held([9]), held([9.9]), 'waiting'],
  ['less than a day more for each of three', held([9, 8, 7]), held([9.5, 8.5, 7.5]), 'waiting'],
  ['nothing more', held([9]), held([9]), 'waiting'],
  ['an earlier end', held([9]), held([8]), 'waiting'],
  ['one end less', held([9, 0.01]), held([9]), 'waiting'],
] as const)('%s since before the checkout is %s (BUY-5)', (_, before, now_, is) =>
  expect(after(back(before), read(now_)).is).toBe(is),
);

it.each([
  ['a key redeemed meanwhile', { explained: 30 * DAY }, 'waiting'],
  ['a key and a payment', { explained: 29 * DAY }, 'confirmed'],
  ['a key with a lost answer', { explained: Infinity }, 'waiting'],
  ['a day later', { at: now + DAY }, 'none'],
] as const)('decides after %s whether 30 more days are a payment (BUY-5)', (_, more, is) =>
  expect(after(back(held([])), read(held([30]), more)).is).toBe(is),
);

it('compares with the first reading, without certainty, if there is no record of the checkout', () => {
  const first = after(back(), read(held([9])));
  expect(first).toMatchObject({ is: 'waiting', isCertain: false });
  expect(checkoutReturnReducer(first, read(held([39]))).is).toBe('confirmed');
});

it('gives up after five polls, also failed polls, but is still confirmed later (BUY-5)', () => {
  let state = back(held([]));
  const polls: (number | false)[] = [];
  for (const event of [read(held([])), { type: 'failed' } as const, ...Array(4).fill(read(held([])))]) {
    state = checkoutReturnReducer(state, event);
    polls.push(pollAfter(state));
  }
  expect(polls).toEqual([...timings.paymentPolls, false]);
  expect(state.is).toBe('unconfirmed');
  expect(checkoutReturnReducer(state, read(held([30]))).is).toBe('confirmed');
  expect(checkoutReturnReducer(state, { type: 'dismissed' })).toEqual({ is: 'none' });
});

it('stays none without a return, and unchanged once confirmed', () => {
  expect(after({ is: 'none' }, read(held([])), read(held([30])))).toEqual({ is: 'none' });
  const confirmed = after(back(held([])), read(held([30])));
  expect([isAwaited(confirmed), pollAfter(confirmed)]).toEqual([false, false]);
  expect(checkoutReturnReducer(confirmed, read(held([])))).toBe(confirmed);
});
