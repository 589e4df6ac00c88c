// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { createQueryClient } from '../query-client.ts';
import { searchOf } from './list-endpoint.ts';
import { RowNotFound, rowReader } from './find-row.ts';

const row = (id: number, name = 'P') => aProduct({ id, name });
const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

/** A server of these rows, newest first; the search for a name finds the row of that id. */
function serve(ids: number[], named: Record<string, number> = {}) {
  const asked: (number | string)[] = [];
  const server = { ids, asked, failing: 0 };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const page = Number(query.get('page'));
    const search = query.get('search');
    asked.push(search || page);
    if (page === server.failing) return Response.json({}, { status: 500 });
    const found = search ? ids.filter((id) => id === named[search]) : ids;
    const items = found.slice((page - 1) * 100, page * 100).map((id) => row(id, 'Now'));
    return Response.json({ total: found.length, items });
  });
  return server;
}

/** Reads rows that were seen on this page of the list, or of a search. */
function readerOf(seen: number[], { page = 0, size = 100, search = '' } = {}) {
  const cache = createQueryClient();
  const query = { ...searchOf(search, size).query, page };
  cache.setQueryData([products.list.path, { query }], {
    items: seen.map((id) => row(id)),
    total: 1000,
    invalidCount: 0,
  });
  const read = rowReader(cache, products.list, ({ name }) => name);
  return (id: number, name?: string) =>
    read(row(id, name)).then(
      (found) => found.id === id && found.name === 'Now',
      (error: unknown) => (error instanceof RowNotFound ? false : Promise.reject(error)),
    );
}

it('reads the page on which a row stands, once for all its rows (LIS-17)', async () => {
  const { asked } = serve(upTo(450));
  const isFound = readerOf(upTo(450));
  expect(await Promise.all([440, 15, 430, 30].map((id) => isFound(id)))).toEqual([true, true, true, true]);
  expect(asked).toEqual([1, 5]);
});

it('finds a row that has moved by any number of pages, and no deleted one (LIS-14, LIS-17)', async () => {
  const { ids } = serve(upTo(1710));
  expect(await readerOf([351], { page: 3, size: 10 })(351)).toBe(true);
  ids.splice(0, 1400); // 310 is on the first page
  expect(await readerOf([310], { page: 40, size: 25 })(310)).toBe(true);
  ids.splice(ids.indexOf(300), 1);
  expect(await readerOf([300])(300)).toBe(false);
  expect(await readerOf([])(9999)).toBe(false);
});

it('finds any row that was never seen, reading half-way each time (ROU-8)', async () => {
  const { asked } = serve(upTo(10_000)); // a hundred pages
  for (const id of [10_000, 9999, 5000, 101, 1]) {
    asked.length = 0;
    expect(await readerOf([])(id, '')).toBe(true);
    expect(asked.length).toBeLessThan(10);
  }
});

it('finds by its name a row that only a search has shown, and without it one that it shows no more (LIS-14)', async () => {
  const { asked } = serve(upTo(450), { Rust: 7 });
  const isFound = readerOf([7], { search: 'Ru' });
  expect(await isFound(7, 'Rust')).toBe(true);
  expect(asked).toEqual(['Rust']);
  expect(await isFound(7, 'Renamed meanwhile')).toBe(true);
});

it('a page that fails fails its rows only (LIS-17)', async () => {
  serve(upTo(250)).failing = 2;
  const isFound = readerOf(upTo(250));
  await expect(isFound(140)).rejects.toMatchObject({ status: 500 });
  expect(await isFound(240)).toBe(true);
});
