// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { overrideTimings } from '#src/app/timings.ts';
import { products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { findRow } from './find-row.ts';
import { type ProductsServer, serveProducts, upTo } from './products-server.fixtures.ts';

const find = (id: number, name?: string) =>
  findRow(createQueryClient(), products.list, name === undefined ? { id } : aProduct({ id, name }));

it.each<[string, ProductsServer, number, string]>([
  ['a row is there', { ids: upTo(450) }, 20, 'there'],
  ['a row is there, in pages smaller than requested', { ids: upTo(200), size: 50 }, 20, 'there'],
  ['a row is there, in another order', { ids: upTo(450).reverse() }, 20, 'there'],
  ['no row has the id', { ids: upTo(450) }, 999, 'deleted'],
  ['the list is empty', { ids: [] }, 1, 'deleted'],
  ['the server sends fewer rows than its total', { ids: upTo(200), total: 300 }, 999, 'unknown'],
  ['there are more rows than are read', { ids: upTo(20_100).map((id) => id + 1) }, 1e6, 'unknown'],
  [
    'a page fails',
    { ids: upTo(450), instead: (page) => page === 5 && Response.json({}, { status: 500 }) },
    20,
    'unknown',
  ],
  ['a row could not be read', { ids: [Number.NaN, ...upTo(150)] }, 999, 'unknown'],
])('reports if %s (LIS-14)', async (_, server, id, is) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  serveProducts(server);
  expect(await find(id, 'Before')).toMatchObject(
    is === 'there' ? { is, row: { id, name: `Now ${id}` } } : { is },
  );
});

it('finds a row by its name with one request, else reads only the pages needed (LIS-14)', async () => {
  const asked = serveProducts({ ids: upTo(10_000) });
  await find(7, 'Now 7');
  expect(asked.map(({ search }) => search)).toEqual(['Now 7']);
  asked.length = 0;
  await find(9850);
  expect(asked.length).toBeLessThan(7);
});

it('takes the name of an id from the rows that are cached', async () => {
  const asked = serveProducts({ ids: upTo(450) });
  const cache = createQueryClient();
  cache.setQueryData([products.list.path], { items: [aProduct({ id: 7, name: 'Now 7' })] });
  await findRow(cache, products.list, { id: 7 });
  expect(asked.map(({ search }) => search)).toEqual(['Now 7']);
});

it('is unknown after the time that a save may wait (LIS-14)', async () => {
  onTestFinished(overrideTimings({ timeouts: { currentRow: 20 } }));
  serveProducts({ ids: [7], instead: () => new Promise(() => {}) });
  expect(await find(7)).toMatchObject({ is: 'unknown' });
});

it('rejects once the session has ended', async () => {
  serveProducts({ ids: [7], instead: () => new Promise(() => {}) });
  const finding = find(7);
  sessionScope.begin();
  await expect(finding).rejects.toBeInstanceOf(SessionEnded);
});
