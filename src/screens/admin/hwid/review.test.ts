import { expect, it } from 'vitest';
import { anHwidRequest, aSubscription } from '#src/contract/examples.ts';
import { daysSince, decide, earlierRequests, premiumUntil, startReview, step, summaryOf } from './review.ts';

const queue = [1, 2, 3].map((id) => anHwidRequest({ id }));

it('goes forward past the last request and back to the first (HWI-5)', () => {
  const start = startReview(queue);
  expect(step(start, -1)).toBe(start);
  const end = [1, 2, 3].reduce((state) => step(state, 1), start);
  expect(end.at).toBe(3);
  expect(step(end, -1).at).toBe(2);
});

it('skips decided requests', () => {
  const skipped = step(startReview(queue), 1);
  const after = decide(skipped, 2, 'approve');
  expect(after.at).toBe(2);
  expect(step(after, -1).at).toBe(0);
  expect(decide(after, 3, 'decline').at).toBe(3);
});

it('counts decided and remaining requests, without decisions of other users (HWI-5)', () => {
  const start = startReview(queue);
  expect(summaryOf(start, 5000)).toBe('No decisions made. 3 left.');
  const some = decide(decide(start, 1, 'approve'), 2, 'decline');
  expect(summaryOf(some, 130_000)).toBe('2 decided in 2 min: 1 approved, 1 declined. 1 left.');
  expect(summaryOf(decide(some, 3), 10)).toBe(
    '2 decided in 1 min: 1 approved, 1 declined. 1 no longer pending.',
  );
});

it.each([
  ['an hour', ['2026-01-15T11:00:00Z'], 0],
  ['29 days, the latest of two', ['2025-12-17T11:00:00Z', '2025-06-01T00:00:00Z'], 29],
  ['30 days', ['2025-12-16T12:00:00Z'], undefined],
  ['nothing', [], undefined],
  ['an unknown time', [null], undefined],
  ['2 days, and at a time that cannot be read', ['2026-01-13T12:00:00Z', 'soon'], 2],
])('an earlier request counts for 30 days: after %s (HWI-5)', (_, dates, days) => {
  const dated = (createdDate: string | null) => anHwidRequest({ createdDate });
  expect(daysSince(dates.map(dated), dated('2026-01-15T12:00:00Z'))).toBe(days);
});

it.each([
  [[9, 5, 3], 3, [5, 3]],
  [[9, 5, 3], 150, [5, 3]],
  [[9], 1, []],
  [[9], 150, undefined],
])(
  'rows %o of %i have the earlier requests %o; an empty result needs all rows (HWI-5)',
  (ids, total, found) => {
    const rows = ids.map((id) => anHwidRequest({ id }));
    const others = [anHwidRequest({ id: 4, user: { username: 'annabel' } })];
    const page = { items: [...rows, ...others], total: total + 1 };
    expect(earlierRequests(page, anHwidRequest({ id: 8 }))?.map(({ id }) => id)).toEqual(found);
  },
);

it('finds the end of premium of this user only; no end lasts longest (STA-1)', () => {
  const row = (username: string, status: string, day: number | null, pauseDate: string | null = null) =>
    aSubscription({
      user: { id: 1, username },
      status,
      expirationDate: day === null ? null : `2026-01-${10 + day}T00:00:00.000Z`,
      pauseDate,
    });
  const others = [row('ann', 'EXPIRED', 5), row('anna', 'ACTIVE', 7)];
  const rows = [row('ann', 'ACTIVE', 1), row('ann', 'ACTIVE', 3), ...others];
  expect(premiumUntil(rows, 'ann')).toBe('2026-01-13T00:00:00.000Z');
  expect(premiumUntil([row('ann', 'ACTIVE', null), ...rows], 'ann')).toBeNull();
  const unreadable = { ...row('ann', 'ACTIVE', 1), expirationDate: 'soon' };
  expect(premiumUntil([unreadable, ...rows], 'ann')).toBe('2026-01-13T00:00:00.000Z');
  expect(premiumUntil([row('ann', 'ACTIVE', 2, '2026-01-01T00:00:00.000Z')], 'ann')).toBeUndefined();
});
