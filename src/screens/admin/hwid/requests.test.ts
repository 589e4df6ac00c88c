import { expect, it } from 'vitest';
import { nextPending } from './requests.ts';

const rows = (statuses: Record<number, 'PENDING' | 'APPROVED' | 'DECLINED'>, order: number[]) =>
  order.map((id) => ({ id, status: statuses[id]! }));
const page = rows(
  { 9: 'PENDING', 8: 'APPROVED', 7: 'DECLINED', 6: 'PENDING', 5: 'APPROVED' },
  [9, 8, 7, 6, 5],
);

it.each([
  ['the nearest pending row below', 8, 6],
  ['the first pending row, without a pending row below', 6, 9],
  ['never the row itself, even if still pending after a failed reload', 9, 6],
  ['the first pending row, for a row that is not on the page', 4, 9],
])('the next request is %s', (_, acted, next) => {
  expect(nextPending(page, acted)?.id).toBe(next);
});

it('no request is next without another pending row', () => {
  expect(
    nextPending(
      page.filter(({ id }) => id !== 9),
      6,
    ),
  ).toBeUndefined();
  expect(nextPending([], 6)).toBeUndefined();
});
