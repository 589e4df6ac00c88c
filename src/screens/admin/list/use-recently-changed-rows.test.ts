// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { timings } from '#src/app/timings.ts';
import type { Controls, Source } from '#src/data/list/list.ts';
import type { List } from './slots.ts';
import { useRecentlyChangedRows } from './use-recently-changed-rows.ts';

type Products = Source<Product> & Controls;

const row = (id: number, name = 'CS2') => aProduct({ id, name });
const listOf = (rows: Products['rows'], more: Partial<Products> = {}) =>
  ({
    status: 'rows',
    rows,
    total: rows.length,
    busy: false,
    state: { page: 0, size: 10, descending: true, search: '' },
    sorting: { id: 'id', desc: true },
    key: 'page 1',
    ...more,
  }) as Products;

beforeEach(() => void vi.useFakeTimers());

function show(list: Products) {
  const hook = renderHook(
    ({ list: at }) => useRecentlyChangedRows({ source: at, controls: at } as List<Product>),
    {
      initialProps: { list },
    },
  );
  return {
    ...hook,
    fresh: () => [...hook.result.current],
    next: (next: Products, key = 'page 1') => hook.rerender({ list: { ...next, key } }),
  };
}
const first = listOf([row(2), row(1)]);
const grown = [row(3), row(2), row(1, 'CS3')];

it('marks new and changed rows for some seconds (LIS-11)', () => {
  const { fresh, next } = show(first);
  expect(fresh()).toEqual([]);
  next(listOf(grown));
  expect(fresh()).toEqual([3, 1]);
  act(() => void vi.advanceTimersByTime(timings.rowHighlight - 1));
  expect(fresh()).toEqual([3, 1]);
  act(() => void vi.advanceTimersByTime(1));
  expect([fresh(), vi.getTimerCount()]).toEqual([[], 0]);
});

it('marks no rows of another page or search, nor after a return', () => {
  const { fresh, next } = show(first);
  next(listOf([row(9), row(8)]), 'page 2');
  expect(fresh()).toEqual([]);
  next(listOf(grown), 'page 1');
  expect(fresh()).toEqual([]);
});

it.each<[string, Partial<Products>]>([
  ['loads', { busy: true }],
  ['has no rows yet', { status: 'loading' }],
  ['has failed', { status: 'failed' }],
])('marks no rows while the list %s', (_, more) => {
  const { fresh, next } = show(first);
  next(listOf(grown, more));
  expect(fresh()).toEqual([]);
  next(listOf(grown));
  expect(fresh()).toEqual([3, 1]);
});

it.each([
  ['after a deletion', [row(1), row(0)], 1],
  ['after a deletion and an addition', [row(3), row(2)], 2],
])('does not mark rows that only move up %s', (_, rows, total) => {
  const { fresh, next } = show(first);
  next(listOf(rows, { total }));
  expect(fresh()).toEqual([]);
});

it.each<[string, Partial<Products>]>([
  ['of a later page', { state: { ...first.state, page: 1 } }],
  ['with the oldest first', { sorting: { id: 'id', desc: false } }],
  ['in another order', { sorting: { id: 'Name', desc: true } }],
])('marks only changed rows %s, as other rows may have moved there', (_, more) => {
  const { fresh, next } = show(listOf(first.rows, more));
  next(listOf(grown, more));
  expect(fresh()).toEqual([1]);
});

it('marks rows that arrive later for their own full time', () => {
  const { fresh, next } = show(first);
  next(listOf(grown));
  act(() => void vi.advanceTimersByTime(timings.rowHighlight - 1));
  next(listOf([row(4), ...grown]));
  act(() => void vi.advanceTimersByTime(timings.rowHighlight - 1));
  expect(fresh()).toEqual([4]);
  act(() => void vi.advanceTimersByTime(1));
  expect(fresh()).toEqual([]);
});
