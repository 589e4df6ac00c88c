// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Product, products } from '#src/contract/admin/products.ts';
import { listColumns } from '../columns.tsx';
import { listAt } from '../list-harness.tsx';
import { useList } from '../use-list.ts';
import { useFilter } from './use-filter.tsx';

const columns = [listColumns<Product>().id()];
const row = (id: number) => ({ id, name: `Product ${id}`, shortName: `p${id}` });
const page = (...ids: number[]) => ({ total: ids.length, items: ids.map(row) });

function filteredAt(url: string) {
  let go = (_: string): void | Promise<void> => {};
  const { result, asked } = listAt(products.list, url, () => {
    go = useNavigate();
    return useFilter(useList(products.list, { failed: 'Error fetching' }), columns);
  });
  /** Answers the page and the whole list of a search, once both are asked for. */
  async function answer(search: string, body: unknown) {
    const ofSearch = () => asked.filter(({ url }) => url.searchParams.get('search') === search);
    await waitFor(() => expect(ofSearch()).toHaveLength(2));
    await act(async () => ofSearch().forEach((request) => request.answer(body)));
  }
  const list = () => ({ ...result.current.more.source, ...result.current.more.controls });
  return { answer, change: result.current.list.change, list, go: (to: string) => act(async () => go(to)) };
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

it('keeps its page when a person is opened, which changes the address alone (PER-1, LIS-15)', async () => {
  const { answer, list, go } = filteredAt('/?filter=on');
  const ids = Array.from({ length: 60 }, (_, at) => 60 - at);
  await waitFor(() => expect(list().busy).toBe(true));
  await answer('', page(...ids));
  await waitFor(() => expect(list().whole?.items).toHaveLength(60));
  act(() => list().change({ page: 5 }));
  const before = list();
  expect(before.rows).toEqual(ids.slice(50).map(row));
  await go('/?filter=on&user=ann');
  expect([list().rows, list().key]).toEqual([before.rows, before.key]);
  act(() => list().change({ size: 25 }));
  expect(list().state).toMatchObject({ page: 0, size: 25 });
  for (const desc of [false, true, false]) {
    act(() => list().sortBy('id'));
    await waitFor(() => expect(list().sorting).toEqual({ id: 'id', desc }));
  }
});
