// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { rowsOfNow } from './rows-of-now.ts';
import { useWholeList } from './use-whole-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** All rows are shown, of which the server then has others. */
async function allRowsOf(count: number) {
  const ids = Array.from({ length: count }, (_, at) => count - at);
  const asked: number[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    asked.push(page);
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
  return { ids, asked, now };
}

it('reads the pages on which the rows of all rows stand (LIS-17)', async () => {
  const { asked, now } = await allRowsOf(450);
  expect(await now(440, 15, 30)).toEqual(expect.arrayContaining([440, 15, 30]));
  expect(asked).toEqual([1, 5]);
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
