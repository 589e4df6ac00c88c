import { expect, it } from 'vitest';
import { aSubscription } from '#src/contract/examples.ts';
import { bodyOf, planEnd, planExtension } from './expiry-plan.ts';

const now = Date.UTC(2026, 10, 24);
const active = aSubscription({ expirationDate: '2026-12-01T00:00:00.000Z' });
const expired = { ...active, status: 'EXPIRED', isExpired: true };

it('adds days to a future end, otherwise to now (SBS-4)', () => {
  expect(planExtension(active, 30, now)?.expirationDate).toBe('2026-12-31T00:00:00.000Z');
  expect(planExtension(expired, 30, now)).toMatchObject({
    expirationDate: '2026-12-24T00:00:00.000Z',
    isExpired: false,
  });
});

it('does not end an ended subscription again (SBS-5)', () => {
  expect(planEnd(active, now)).toMatchObject({ expirationDate: '2026-11-24T00:00:00.000Z', isExpired: true });
  expect(planEnd(expired, now)).toBeUndefined();
});

it.each([null, 'infinity', '9999-12-31T23:59:59Z', '9999-01-01T00:00:00Z'])(
  'extends nothing without an end: %s (SBS-4)',
  (expirationDate) => expect(planExtension({ ...active, expirationDate }, 30, now)).toBeUndefined(),
);

it('sends the planned end with the current values of all other fields (SBS-4)', () => {
  const moved = { ...active, user: { id: 9, username: 'ben' }, pauseDate: '2026-11-20T00:00:00.000Z' };
  expect(bodyOf(planExtension(active, 30, now)!, moved)).toEqual({
    userId: 9,
    productId: 1,
    expirationDate: '2026-12-31T00:00:00.000Z',
    isExpired: false,
    pauseDate: '2026-11-20T00:00:00.000Z',
  });
});

it.each([
  ['already has the planned end', { expirationDate: '2026-12-31T00:00:00+00:00' }, 'Already has this end'],
  ['has another end', { expirationDate: '2027-01-01T00:00:00Z' }, /^Changed meanwhile: until /],
  ['has ended', { status: 'EXPIRED', isExpired: true }, /^Changed meanwhile: ended /],
  ['has no product', { product: null }, /^Cannot be saved without a user/],
] as const)('skips a subscription that %s (LIS-17)', (_, change, reason) => {
  const plan = planExtension(active, 30, now)!;
  expect(() => bodyOf(plan, { ...active, ...change })).toThrow(reason);
});
