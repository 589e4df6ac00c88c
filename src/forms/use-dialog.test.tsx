// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { isValidElement } from 'react';
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { notify } from '#src/app/notify.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { searchOf } from '#src/data/list/list-endpoint.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useBackGuard } from '#src/ui/back-guards.ts';
import { useBackBlocker } from './use-back-blocker.ts';
import { useDialog } from './use-dialog.tsx';

const input = searchOf('', 10);
const row = aProduct({ id: 7 });
const Create = (_: { onClose(): void }) => 'create';
const Edit = (_: { row: typeof row; onClose(): void }) => 'edit';
const dialogs = { page: { create: Create }, row: { edit: Edit } };

/** Returns the screen, whose list holds a row. */
function open(address: string, ask?: () => void, isRead = true) {
  const cache = createQueryClient();
  const put = (name: string, seen = input) =>
    cache.setQueryData([products.list.path, seen], { items: [{ ...row, name }], total: 3 });
  if (isRead) put('CS2');
  const { router, InRouter } = inRouter('/dash', address);
  const { result } = renderHook(
    () => {
      useBackBlocker();
      useBackGuard(ask !== undefined, ask!);
      const list = useQuery({ ...readOptions(products.list, { input }), staleTime: Infinity });
      return useDialog(dialogs, { rows: list.isError ? [] : list.data?.items, list: products.list });
    },
    { wrapper: inQueryClient(cache, InRouter) },
  );
  const { show, close } = result.current;
  function opened() {
    if (!isValidElement<{ row?: object }>(result.current.dialog)) return undefined;
    const { type, props } = result.current.dialog;
    return type === Create ? 'create' : props.row;
  }
  return {
    put,
    show: (...dialog: Parameters<typeof show>) => act(async () => show(...dialog)),
    close: () => act(async () => (close(), close())), // a second close must not pop another entry
    go: (by: number) => act(() => router.navigate(by)),
    shown: () => [router.state.location.pathname + router.state.location.search, opened()],
  };
}

it('keeps an open form in the address: Back, Forward and closing (ROU-8)', async () => {
  const { show, close, go, shown } = open('/products?lang=en');
  await show('create');
  await show('edit', 7); // its code is on its way: one dialog, one step
  expect(shown()).toEqual(['/products?lang=en&dialog=edit&id=7', row]);
  await go(-1);
  expect(shown()).toEqual(['/products?lang=en', undefined]);
  await go(1);
  expect(shown()[1]).toEqual(row);
  await close();
  expect(shown()).toEqual(['/products?lang=en', undefined]);
});

it('Forward opens the row of the current list, not of an older search (ROU-8)', async () => {
  const { put, show, close, go, shown } = open('/products');
  put('as found', searchOf('C', 10));
  await show('edit', 7);
  await close();
  put('Renamed');
  await go(1);
  expect(shown()[1]).toEqual({ ...row, name: 'Renamed' });
  put('Renamed again'); // while one edits
  expect(shown()[1]).toEqual({ ...row, name: 'Renamed' });
});

it('a reload keeps a form; its guard blocks Back, not its own end (ROU-8)', async () => {
  const ask = vi.fn();
  const { show, close, go, shown } = open('/products?dialog=edit&id=7', ask);
  expect(shown()[1]).toEqual(row);
  await go(-1);
  expect([ask.mock.calls.length, shown()[0]]).toEqual([1, '/products?dialog=edit&id=7']);
  await close();
  await show('create');
  await close();
  expect([ask.mock.calls.length, shown()]).toEqual([1, ['/products', undefined]]);
});

it.each(['edit', 'ask', 'upload', 'person-edit&id=7'])(
  'the address %s opens nothing of this screen',
  (address) => {
    expect(open(`/products?dialog=${address}`).shown()[1]).toBeUndefined();
  },
);

it.each([
  ['is on an unread page', 3, aProduct({ id: 3 }), []],
  ['is deleted', 4, undefined, ['Row not found']],
  ['is in a list that cannot be read', 0, undefined, ['The row could not be loaded']],
])('opens the row or shows the reason when the row %s (ROU-8)', async (_, id, opened, said) => {
  const messages: string[] = [];
  vi.spyOn(notify, 'error').mockImplementation((text) => String(messages.push(text)));
  vi.stubGlobal('fetch', async () => {
    if (id === 0) throw new TypeError('offline');
    return Response.json({ items: [7, 5, 3].map((id) => aProduct({ id })), total: 3 });
  });
  const { shown } = open(`/products?dialog=edit&id=${id}`, undefined, id !== 0);
  await waitFor(() =>
    expect([shown(), messages]).toEqual([
      [`/products${opened ? `?dialog=edit&id=${id}` : ''}`, opened],
      said,
    ]),
  );
});
