// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aProduct } from '#src/contract/examples.ts';
import { type Product, products } from '../contract/admin/products.ts';
import { adminSubscriptions } from '../contract/admin/subscriptions.ts';
import { notify } from '../app/notify.ts';
import { inQueryClient } from './in-query-client.fixtures.tsx';
import { fetchAllRowsVerified } from './list/all-rows.ts';
import { searchOf } from './list/list-endpoint.ts';
import { useAllRows } from './list/use-all-rows.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);
const ofAnotherPage = upTo(400);
const none: number[] = [];

/** Deletes row 2 of a list, in which the server has others from then on; status 0 is a lost answer. */
async function remove(status: number, rows: number[] | 'failing', showsAllRows = false) {
  let ids: number[] | 'failing' = [3, 2, 1];
  const asked: string[] = [];
  const onRowMissing = vi.fn();
  for (const severity of ['error', 'warning'] as const) vi.spyOn(notify, severity).mockReturnValue('');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const query = new URL(url).searchParams;
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
    asked.push(`${method} ${size}`);
    if (method === 'GET') {
      if (ids === 'failing') return Response.json({}, { status: 500 });
      const items = query.get('search') ? none : ids.slice((page - 1) * size, page * size);
      return Response.json({ items: items.map((id) => aProduct({ id })), total: ids.length });
    }
    ids = rows;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ message: 'No' }, { status });
  });
  const { result } = renderHook(
    () => ({
      page: useRead(products.list, { input: searchOf('', 10), enabled: !showsAllRows }),
      all: useAllRows<Product>(products.list, '', showsAllRows, fetchAllRowsVerified).full,
      write: useWrite(products.remove, {
        errorMessage: 'Failed',
        invalidates: [adminSubscriptions.products, products.list],
        onRowMissing,
      }),
    }),
    { wrapper: inQueryClient() },
  );
  await waitFor(() => expect(result.current.page.data ?? result.current.all).toBeDefined());
  asked.length = 0;
  await act(async () => result.current.write.run({ id: 2 }));
  if (status === 0 && !showsAllRows) await waitFor(() => expect(asked.at(-1)).toBe('GET 10')); // the list, at last
  await act(async () => {});
  return { isGone: () => onRowMissing.mock.calls.length === 1, asked, result };
}

it.each<[string, number, number[] | 'failing', boolean]>([
  ['a 404 of a row that is still there', 404, [3, 2, 1], false],
  ['a 404 of a row that another page shows', 404, ofAnotherPage, false],
  ['a 404 of a row that is on no page', 404, none, true],
  ['a 404 where the list cannot be read', 404, 'failing', true],
  ['a lost answer and a row that another page shows', 0, ofAnotherPage, false],
  ['a lost answer and a row that is on no page', 0, [3, 1], true],
  ['a lost answer where the list cannot be read', 0, 'failing', false],
])('after %s %i %o: the row counts as deleted: %s (LIS-9, FRM-10)', async (_, status, rows, isGone) => {
  expect((await remove(status, rows)).isGone()).toBe(isGone);
});

it.each([400, 409, 410, 500])(
  'reads nothing after a %i, which says nothing about the row (LIS-9)',
  async (status) => {
    const { isGone, asked } = await remove(status, none);
    expect([isGone(), asked]).toEqual([false, ['DELETE 0']]);
  },
);

it('removes a row from all rows after a deletion without a response (LIS-9, LIS-15)', async () => {
  const { isGone, result } = await remove(0, [3, 1], true);
  await waitFor(() => expect(result.current.all?.items.map(({ id }) => id)).toEqual([3, 1]));
  await waitFor(() => expect(isGone()).toBe(true));
});
