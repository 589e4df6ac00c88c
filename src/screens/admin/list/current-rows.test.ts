// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { currentRows } from './current-rows.ts';
import { searchOf } from './list-state.ts';

afterEach(() => vi.unstubAllGlobals());

/** Rows that have been read, newest first, before the server has others. */
function listOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => count - at);
  const asked: number[] = [];
  let failing = 0;
  const row = (id: number) => ({ id, name: 'P', shortName: 'p' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    asked.push(page);
    if (page === failing) return Response.json({}, { status: 500 });
    return Response.json({ total: ids.length, items: ids.slice((page - 1) * 100, page * 100).map(row) });
  });
  const cache = createQueryClient();
  cache.setQueryData([products.list.path, searchOf('')], {
    items: ids.map(row),
    total: count,
    invalidCount: 0,
  });
  let read = currentRows(cache, products.list);
  const isFound = async (id: number) => (await read(id))?.id === id;
  const readAgain = () => (read = currentRows(cache, products.list));
  return { ids, asked, isFound, readAgain, fail: (page: number) => (failing = page) };
}

it('reads the page on which a row stands, once for all its rows (LIS-17)', async () => {
  const { asked, isFound } = listOf(450);
  expect(await Promise.all([440, 15, 430, 30].map(isFound))).toEqual([true, true, true, true]);
  expect(asked).toEqual([1, 5]);
});

it('finds a moved row on adjacent pages, and no deleted one (LIS-17)', async () => {
  const { ids, asked, isFound, readAgain } = listOf(450);
  ids.unshift(453, 452, 451); // 351 is on the second page now
  expect(await isFound(351)).toBe(true);
  expect(asked).toEqual([1, 2]);
  ids.splice(ids.indexOf(450), 1);
  readAgain();
  expect(await isFound(450)).toBe(false);
});

it('a page that fails fails its rows only (LIS-17)', async () => {
  const { fail, isFound } = listOf(250);
  fail(2);
  await expect(isFound(140)).rejects.toMatchObject({ status: 500 });
  expect(await isFound(240)).toBe(true);
});

it('reads the page on which a row was seen last (LIS-14)', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    asked.push(`${query.get('page')}/${query.get('per_page')}/${query.get('search')}`);
    return Response.json({ total: 30, items: [{ id: 20, name: 'New', shortName: 'p' }] });
  });
  const cache = createQueryClient();
  const page = { items: [{ id: 20 }], total: 30, invalidCount: 0 };
  const at = (number: number, search: string) => ({
    query: { ...searchOf(search).query, page: number, size: 10 },
  });
  cache.setQueryData([products.list.path, at(1, '')], page);
  cache.setQueryData([products.list.path, at(2, 'x')], page, { updatedAt: Date.now() - 1 });
  expect(await currentRows(cache, products.list)(20)).toMatchObject({ name: 'New' });
  expect(asked).toEqual(['2/10/']);
});
