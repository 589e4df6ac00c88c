import { expect, it } from 'vitest';
import { freshRows } from './use-fresh-rows.ts';

const row = (id: number, code = `C${id}`) => ({ id, code });
const page = (total: number, ...rows: { id: number }[]) => ({ rows, total });
const ids = (...of: Parameters<typeof freshRows>) => [...freshRows(...of)];

it('names the rows that were added (LIS-11)', () => {
  expect(ids(page(2, row(2), row(1)), page(4, row(4), row(3), row(2)), true)).toEqual([4, 3]);
  expect(ids(page(0), page(1, row(1)), true)).toEqual([1]);
});

it('names the rows that have changed, on every page', () => {
  expect(ids(page(9, row(2), row(1)), page(9, row(2, 'NEW'), row(1)), false)).toEqual([2]);
});

it('names no row that has only moved here', () => {
  const before = page(9, row(3), row(2));
  expect(ids(before, page(8, row(2), row(1)), true)).toEqual([]);
  expect(ids(before, page(11, row(5), row(4)), false)).toEqual([]);
  expect(ids(before, before, true)).toEqual([]);
  // one was deleted and one added: which one is not known
  expect(ids(before, page(9, row(4), row(3)), true)).toEqual([]);
});
