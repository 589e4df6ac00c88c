// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { useDialog } from './use-dialog.ts';

type Open = { kind: 'create' } | { kind: 'edit'; row: { id: number; name: string } } | { kind: 'ask' };
/** The screen, whose list holds a row. */
function open(...initialEntries: string[]) {
  const client = createQueryClient();
  client.setQueryData([products.list.path, null], { items: [{ id: 7, name: 'CS2' }], total: 1 });
  const { result } = renderHook(
    () => ({
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
  await act(({ dialog }) => dialog.show({ kind: 'edit', row }));
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

it.each(['edit&id=8', 'edit', 'ask', 'upload'])('the address %s opens nothing of this screen', (address) => {
  expect(open(`/products?dialog=${address}`).shown()[1]).toBeUndefined();
});

it('a question is no address', async () => {
  const { act, shown } = open('/products');
  await act(({ dialog }) => dialog.show({ kind: 'ask' }));
  expect(shown()).toEqual(['/products', { kind: 'ask' }]);
});
