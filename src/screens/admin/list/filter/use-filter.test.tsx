// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { type Product, products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { untilAborted } from '#src/lib/until-aborted.fixtures.ts';
import { listColumns } from '../columns.tsx';
import { listAt } from '#src/data/list/list-harness.fixtures.tsx';
import { useAdminList } from './use-admin-list.ts';

const column = listColumns<Product>();
const noun = ['product', 'products'] as const;
const columns = [column.id(), column.name('Name', ({ name }) => name)];
const row = (id: number) => aProduct({ id, name: `Product ${id}` });
const page = (...ids: number[]) => ({ total: ids.length, items: ids.map(row) });
const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

function filteredAt(url: string) {
  const { result, asked, router } = listAt(
    products.list,
    url,
    () => useAdminList(products.list, { noun, columns, errorMessage: 'Error fetching' }).list,
  );
  /** Answers the page and the whole list of a search, once both are asked for. */
  async function answer(search: string, body: unknown) {
    const ofSearch = () => asked.filter(({ url }) => url.searchParams.get('search') === search);
    await waitFor(() => expect(ofSearch()).toHaveLength(2));
    await act(async () => ofSearch().forEach((request) => request.answer(body)));
  }
  const list = () => ({ ...result.current.more.source, ...result.current.more.controls });
  return {
    asked,
    answer,
    list,
    change: (to: Parameters<typeof result.current.change>[0]) => act(() => result.current.change(to)),
    address: () => router.state.location.search,
    go: (to: string | number) => act(async () => router.navigate(to as string)),
  };
}

it('rows that are not filtered yet are busy and not editable (LIS-15)', async () => {
  const { answer, list, change } = filteredAt('/?ID=2');
  await waitFor(() => expect(list().busy).toBe(true));
  await answer('', page(23, 12, 1));
  await waitFor(() =>
    expect(list()).toMatchObject({ busy: false, isPrevious: false, rows: [row(23), row(12)] }),
  );

  change({ search: 'p' });
  expect(list()).toMatchObject({ busy: true, isPrevious: true, rows: [row(23), row(12)] });
  await answer('p', page(32, 3));
  await waitFor(() => expect(list()).toMatchObject({ busy: false, isPrevious: false, rows: [row(32)] }));
});

it('a new filter shows no rows of an earlier search while reading its own rows (LIS-15)', async () => {
  const { answer, asked, list, change } = filteredAt('/?Name=Product');
  await answer('', page(12, 11));
  await waitFor(() => expect(list().allRows?.items).toHaveLength(2));
  change({ filters: {} });
  change({ search: 'z' });
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(async () => asked[2]!.answer(page(99)));
  change({ filters: { Name: 'Product' } });
  expect(list()).toMatchObject({ isPrevious: true, rows: [row(99)] });
});

it.each(['Colour=red', 'order=nonsense', 'ask=nothing', 'Actions=x'])(
  '%s, which the list does not declare, reads no other rows (LIS-7)',
  async (parameter) => {
    const { asked, list } = filteredAt(`/?${parameter}`);
    await act(async () => asked[0]!.answer(page(2, 1)));
    await waitFor(() =>
      expect(list()).toMatchObject({ status: 'rows', busy: false, rows: [row(2), row(1)] }),
    );
    expect(asked).toHaveLength(1);
  },
);

it('takes page, size and order from the address, unchanged by the user sheet (LIS-7, LIS-15, PER-1)', async () => {
  const { answer, asked, list, change, address, go } = filteredAt('/?order=Name&page=6');
  await answer('', page(...upTo(60)));
  await waitFor(() => expect(list().allRows?.items).toHaveLength(60));
  const before = list();
  expect(before.rows.map(({ id }) => id)).toEqual(upTo(60).toReversed().slice(50));
  await go('/?order=Name&page=6&user=ann');
  expect([list().rows, list().key]).toEqual([before.rows, before.key]);
  await go(-1);
  change({ page: 1 });
  change({ size: 25 });
  expect([list().state, address()]).toMatchObject([{ page: 0, size: 25 }, '?size=25&order=Name']);
  change({ order: { id: 'Name', desc: true } });
  expect([list().sorting, address()]).toEqual([{ id: 'Name', desc: true }, '?size=25&order=-Name']);
  expect(asked.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '1', '1']); // and of another size
});

const ofChoices = [column.id(), column.name('Name', ({ name }) => name, { type: 'choice' })];
function Pills() {
  const { filter } = useAdminList(products.list, {
    noun,
    columns: ofChoices,
    errorMessage: 'Error fetching',
  }).list;
  return (
    <div data-list>
      {filter?.pills}
      {filter?.reading(noun)}
    </div>
  );
}

it.each([
  ['the panel that needs all rows', '/', ['+ Filter', 'Name']],
  ['a filter of the address', '/?Name=x', []],
])('Cancel before the first row ends the reading, and %s', async (_, url, presses) => {
  const all: AbortSignal[] = [];
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('per_page=100')) return Response.json(page(2, 1));
    all.push(request.signal);
    return untilAborted(request);
  });
  const { router, InRouter } = inRouter(url);
  render(<Pills />, { wrapper: inQueryClient(undefined, InRouter) });
  for (const name of presses) fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect([all.map(({ aborted }) => aborted), router.state.location.search]).toEqual([[true], '']);
});
