import { expect, it } from 'vitest';
import { nextPending } from './requests.ts';

const rows = (statuses: Record<number, 'PENDING' | 'APPROVED' | 'DECLINED'>, order: number[]) =>
  order.map((id) => ({ id, status: statuses[id]! }));
const page = rows(
  { 9: 'PENDING', 8: 'APPROVED', 7: 'DECLINED', 6: 'PENDING', 5: 'APPROVED' },
  [9, 8, 7, 6, 5],
);

it.each([
  ['the next one below', 8, 6],
  ['from the top when nothing is left below', 6, 9],
  ['never the row itself, although its reload failed and it still looks pending', 9, 6],
  ['the first one when the row is no longer on the page', 4, 9],
])('%s', (_, acted, next) => {
  expect(nextPending(page, acted)?.id).toBe(next);
});

it('is nothing when no other row is pending', () => {
  expect(
    nextPending(
      page.filter(({ id }) => id !== 9),
      6,
    ),
  ).toBeUndefined();
  expect(nextPending([], 6)).toBeUndefined();
});
