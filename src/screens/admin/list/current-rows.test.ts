// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { listAt } from './list-harness.tsx';
import { rowsOfNow } from './rows-of-now.ts';
import { useWholeList } from './use-whole-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** All rows are shown, of which the server then has others. */
async function allRowsOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => count - at);
  const asked: number[] = [];
  const orders = new Set<string | null>();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    const page = Number(query.get('page'));
    asked.push(page);
    orders.add(query.get('sort_direction'));
    const items = ids.slice((page - 1) * 100, page * 100).map((id) => ({ id, name: 'P', shortName: 'p' }));
    return Response.json({ total: ids.length, items });
  });
  const cache = createQueryClient();
  const { result } = renderHook(() => useWholeList(products.list, '', true), {
    wrapper: inQueryClient(cache),
  });
  await waitFor(() => expect(result.current.whole?.items).toHaveLength(count));
  asked.length = 0;
  const now = async (...wanted: number[]) => [...(await rowsOfNow(cache, products.list, wanted)).keys()];
  return { ids, asked, orders, now };
}

it('reads the pages on which the rows of all rows stand (LIS-17)', async () => {
  const { asked, orders, now } = await allRowsOf(450);
  expect(await now(440, 15, 30)).toEqual(expect.arrayContaining([440, 15, 30]));
  expect([asked, [...orders]]).toEqual([[1, 5], ['desc']]);
});

it('looks for rows that have moved on the pages beside, and does not find what is gone (LIS-17)', async () => {
  const { ids, asked, now } = await allRowsOf(450);
  ids.unshift(453, 452, 451); // 351 is on the second page now
  expect(await now(351)).toContain(351);
  expect(asked).toEqual([1, 2]);
  ids.splice(0, 10); // 344 on the first
  expect(await now(344)).toContain(344);
  asked.length = 0;
  expect(await now(450)).not.toContain(450);
  expect(asked).toEqual([1, 2]);
});

it('reads the page that is shown, and none that was shown before (LIS-14)', async () => {
  const { asked, cache, result, last } = listAt(products.list);
  await act(async () => last().answer({ total: 30, items: [{ id: 30, name: 'P', shortName: 'p' }] }));
  act(() => result.current.list.change({ page: 1 }));
  await act(async () => last().answer({ total: 30, items: [{ id: 20, name: 'P', shortName: 'p' }] }));
  const rows = rowsOfNow(cache, products.list, [20]);
  await waitFor(() => expect(asked).toHaveLength(3));
  last().answer({ total: 30, items: [{ id: 20, name: 'New', shortName: 'p' }] });
  expect((await rows).get(20)?.name).toBe('New');
  expect(asked.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2', '2']);
});
