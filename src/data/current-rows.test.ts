// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { currentRows, RowNotFound } from './current-rows.ts';
import { searchOf } from './list-endpoint.ts';

/** Rows that have been read, newest first, before the server has others. */
function listOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => count - at);
  const asked: number[] = [];
  let failing = 0;
  const row = (id: number) => ({ id, name: 'P', shortName: 'p' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const page = Number(query.get('page'));
    if (query.get('search')) return Response.json({ total: 0, items: [] });
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
  const reader = () => currentRows(cache, products.list, ({ name }) => name);
  let read = reader();
  const isFound = (id: number) =>
    read(row(id)).then(
      ({ id: found }) => found === id,
      (error: unknown) => (error instanceof RowNotFound ? false : Promise.reject(error)),
    );
  const readAgain = () => (read = reader());
  return { ids, asked, isFound, readAgain, fail: (page: number) => (failing = page) };
}

it('reads the page on which a row stands, once for all its rows (LIS-17)', async () => {
  const { asked, isFound } = listOf(450);
  expect(await Promise.all([440, 15, 430, 30].map(isFound))).toEqual([true, true, true, true]);
  expect(asked).toEqual([1, 5]);
});

it('finds a row that has moved by any number of pages at its second look, and no deleted one (LIS-14, LIS-17)', async () => {
  const { ids, asked, isFound, readAgain } = listOf(450);
  ids.unshift(...Array.from({ length: 260 }, (_, at) => 710 - at)); // 351 is on the fourth page now
  expect(await isFound(351)).toBe(true);
  expect(asked).toEqual([1, 4]);
  ids.splice(0, 300); // 351 is on the first page, of a list in which others are gone as well
  readAgain();
  expect(await isFound(100)).toBe(true);
  ids.splice(ids.indexOf(351), 1);
  readAgain();
  expect(await isFound(351)).toBe(false);
});

it('finds any row that was never seen, reading half-way each time (ROU-8)', async () => {
  const { ids, asked, isFound, readAgain } = listOf(100);
  ids.unshift(...Array.from({ length: 9900 }, (_, at) => 10_000 - at)); // a hundred pages
  for (const id of [10_000, 9999, 5000, 101]) {
    readAgain();
    asked.length = 0;
    expect(await isFound(id)).toBe(true);
    expect(asked.length).toBeLessThan(10);
  }
});

it('finds rows that move from page to page while they are read (LIS-14, LIS-17)', async () => {
  const { ids, asked, isFound, readAgain } = listOf(150);
  const growth = (length: number) => Array.from({ length }, (_, at) => ids[0]! + length - at);
  ids.unshift(...growth(200));
  const asking = vi.spyOn(asked, 'push');
  for (let n = 0; n < 2; n++) asking.mockImplementationOnce(() => ids.unshift(...growth(200)));
  expect(await isFound(140)).toBe(true);
  readAgain();
  expect(await isFound(200)).toBe(true);
  ids.splice(0, 20);
  expect(await isFound(140)).toBe(true);
});

it('finds by its name a row that the search of the list does not find any more (LIS-14)', async () => {
  const found = { id: 7, name: 'Rust', shortName: 'new' };
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(
      new URL(url).searchParams.get('search') === 'Rust'
        ? { total: 1, items: [found] }
        : { total: 0, items: [] },
    ),
  );
  const cache = createQueryClient();
  const row = { ...found, shortName: 'old' };
  cache.setQueryData([products.list.path, searchOf('old')], { items: [row], total: 1, invalidCount: 0 });
  expect(await currentRows(cache, products.list, ({ name }) => name)(row)).toEqual(found);
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
  expect(await currentRows(cache, products.list)({ id: 20, name: 'Old', shortName: 'p' })).toMatchObject({
    name: 'New',
  });
  expect(asked).toEqual(['2/10/']);
});
