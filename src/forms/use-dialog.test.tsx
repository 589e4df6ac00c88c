// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { searchOf } from '#src/data/list-endpoint.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useDialog } from './use-dialog.ts';

const input = searchOf('', 10);

type Open = { kind: 'create' } | { kind: 'edit'; row: { id: number; name: string } } | { kind: 'ask' };
/** The screen, whose list holds a row. */
function open(...initialEntries: string[]) {
  const client = createQueryClient();
  client.setQueryData([products.list.path, input], { items: [{ id: 7, name: 'CS2' }], total: 3 });
  const { result } = renderHook(
    () => ({
      list: useQuery({ ...readOptions(products.list, { input }), staleTime: Infinity }),
      dialog: useDialog<Open>({ list: products.list, page: ['create'], row: ['edit'] }),
      place: useLocation(),
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={initialEntries}>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  );
  return {
    act: (does: (now: typeof result.current) => unknown) => act(async () => void does(result.current)),
    shown: () => [result.current.place.pathname + result.current.place.search, result.current.dialog.open],
  };
}

it('a form is an address beside the state of the list: Back, Forward and closing it (ROU-8)', async () => {
  const { act, shown } = open('/products?page=2');
  const row = { id: 7, name: 'as pressed' };
  await act(({ dialog }) => dialog.show({ kind: 'create' }));
  await act(({ dialog }) => dialog.show({ kind: 'edit', row })); // its code is on its way: one dialog, one step
  expect(shown()).toEqual(['/products?page=2&dialog=edit&id=7', { kind: 'edit', row }]);
  await act(({ navigate }) => navigate(-1));
  expect(shown()).toEqual(['/products?page=2', undefined]);
  await act(({ navigate }) => navigate(1));
  expect(shown()[1]).toEqual({ kind: 'edit', row: { id: 7, name: 'CS2' } });
  await act(({ dialog }) => {
    dialog.close();
    dialog.close(); // twice, and one step
  });
  expect(shown()).toEqual(['/products?page=2', undefined]);
});

it('a reload keeps a form (ROU-8)', async () => {
  const { act, shown } = open('/products?dialog=edit&id=7');
  expect(shown()[1]).toEqual({ kind: 'edit', row: { id: 7, name: 'CS2' } });
  await act(({ dialog }) => dialog.close());
  expect(shown()).toEqual(['/products', undefined]);
});

it('a form takes the place of one whose row is still read (ROU-8)', async () => {
  const { act, shown } = open('/products?dialog=person-edit&id=3');
  await act(({ dialog }) => dialog.show({ kind: 'create' }));
  await act(({ dialog }) => dialog.close());
  expect(shown()).toEqual(['/products', undefined]);
});

it.each(['edit', 'ask', 'upload'])('the address %s opens nothing of this screen', (address) => {
  expect(open(`/products?dialog=${address}`).shown()[1]).toBeUndefined();
});

it.each([
  ['is on a page that was not read', 3, 'P3'],
  ['is gone', 4, undefined],
])('a reload with a row that %s finds it or drops the address (ROU-8)', async (_, id, name) => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const at = Number(new URL(url).searchParams.get('page'));
    const items = [7, 5, 3].slice(at - 1, at).map((id) => ({ id, name: `P${id}`, shortName: '' }));
    return Response.json({ items, total: 21 });
  });
  const { act, shown } = open('/products');
  await act(({ navigate }) => navigate(`?dialog=edit&id=${id}`));
  await waitFor(() =>
    expect(shown()).toMatchObject(
      name
        ? [`/products?dialog=edit&id=${id}`, { kind: 'edit', row: { id, name } }]
        : ['/products', undefined],
    ),
  );
});

it('a question is no address', async () => {
  const { act, shown } = open('/products');
  await act(({ dialog }) => dialog.show({ kind: 'ask' }));
  expect(shown()).toEqual(['/products', { kind: 'ask' }]);
});
