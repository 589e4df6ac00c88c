// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Product, products } from '#src/contract/admin/products.ts';
import { listColumns } from '../columns.tsx';
import { listAt } from '../list-harness.tsx';
import { useList } from '../use-list.ts';
import { useAllRows } from './use-all-rows.ts';

afterEach(() => vi.unstubAllGlobals());

const columns = [listColumns<Product>().id()];
const row = (id: number) => ({ id, name: `Product ${id}`, shortName: `p${id}` });
const page = (...ids: number[]) => ({ total: ids.length, items: ids.map(row) });

function filteredAt(url: string) {
  const { result, asked } = listAt(products.list, url, () =>
    useAllRows(useList(products.list, { failed: 'Error fetching' }), columns),
  );
  /** Answers the requests that are open for a search. */
  const answer = (search: string, body: unknown) =>
    act(async () => {
      for (const request of asked)
        if (request.url.searchParams.get('search') === search) request.answer(body);
    });
  return { answer, change: result.current.list.change, list: () => result.current.more };
}

it('rows that no filter has seen yet are busy and not to be edited (LIS-15)', async () => {
  const { answer, list, change } = filteredAt('/?filter=on&ID=2');
  await waitFor(() => expect(list().busy).toBe(true));
  await answer('', page(23, 12, 1));
  await waitFor(() =>
    expect(list()).toMatchObject({ busy: false, isPrevious: false, rows: [row(23), row(12)] }),
  );

  act(() => change({ search: 'p' }));
  expect(list()).toMatchObject({ busy: true, isPrevious: true, rows: [row(23), row(12)] });
  act(() => list().change({ size: 10, page: 0 }));
  await answer('p', page(32, 3));
  await waitFor(() => expect(list()).toMatchObject({ busy: false, isPrevious: false, rows: [row(32)] }));
});
