// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Product, products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { inQueryClient } from '../in-query-client.fixtures.tsx';
import { createQueryClient } from '../query-client.ts';
import { reload } from './reload.ts';
import { fetchAllRowsVerified } from './all-rows.ts';
import { type ProductsServer, serveProducts, upTo } from './products-server.fixtures.ts';
import { useAllRows } from './use-all-rows.ts';

let ids: number[];
let instead: ProductsServer['instead'];
const never = () => new Promise(() => {});

beforeEach(() => {
  [ids, instead] = [upTo(250), undefined];
  serveProducts({ ids, instead: (...asked) => instead?.(...asked) });
});

const open = (cache = createQueryClient()) =>
  renderHook(() => useAllRows<Product>(products.list, '', true, fetchAllRowsVerified), {
    wrapper: inQueryClient(cache),
  });

async function read(cache?: ReturnType<typeof createQueryClient>) {
  const { result } = open(cache);
  await waitFor(() => expect(result.current.full?.items).toHaveLength(250));
  return result;
}

it.each<[string, () => unknown]>([
  ['stopped', never],
  ['failed', () => Response.json({ message: 'Down' }, { status: 503 })],
])('keeps the rows when reading again has %s, and replaces them at last (LIS-15)', async (how, then) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const result = await read();
  ids.unshift(...upTo(260).slice(0, 10));
  instead = (page) => page > 1 && then();
  act(() => result.current.readAgain());
  if (how === 'stopped') {
    await waitFor(() => expect(result.current.progress?.read).toBe(100));
    act(() => result.current.stop());
  }
  await waitFor(() => expect(result.current.progress).toBeUndefined());
  const error = how === 'failed' ? { status: 503 } : null;
  expect(result.current).toMatchObject({ full: { total: 250, ended: undefined }, error });
  instead = undefined;
  act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.full?.items).toHaveLength(260));
});

it('sends no more requests after the list has unmounted (LIS-15)', async () => {
  const asked = serveProducts({ ids, instead: never });
  const { unmount, result } = open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(result.current.progress).toEqual({ read: 0, total: 0 });
  unmount();
  expect(asked[0]!.signal.aborted).toBe(true);
});

it.each([
  ['changed', products.update, [240, 20, 239, 238, 237], 'New'], // more than are read at once
  ['removed', products.remove, [240, 20], undefined],
])(
  'shows rows that are %s at once, and reads all in the background (LIS-6, LIS-15)',
  async (_, endpoint, saved, name) => {
    const cache = createQueryClient();
    const result = await read(cache);
    const items = ids.map((id) => aProduct({ id, name: 'New' }));
    instead = (_, search) => (search ? Response.json({ total: 250, items }) : never()); // never again all
    await act(() => reload(cache, [products.list], { endpoint, rows: saved.map((id) => ({ id })) }));
    const held = () => saved.map((id) => result.current.full?.items.find((row) => row.id === id)?.name);
    await waitFor(() => expect(held()).toEqual(saved.map(() => name)));
    expect(result.current.full?.total).toBe(name ? 250 : 248);
    await waitFor(() => expect(result.current.progress).toBeDefined());
  },
);

it('restarts its first reading if a row is saved meanwhile (LIS-6)', async () => {
  const cache = createQueryClient();
  let isHeld = true;
  let name = 'Old';
  serveProducts({ ids, nameOf: () => name, instead: (page) => page > 1 && isHeld && never() });
  const { result } = open(cache);
  await waitFor(() => expect(result.current.progress?.read).toBe(100));
  [isHeld, name] = [false, 'New'];
  await act(() => reload(cache, [products.list], { endpoint: products.update, rows: [{ id: 250 }] }));
  await waitFor(() => expect(result.current.full?.items).toHaveLength(250));
  expect(result.current.full?.items[0]?.name).toBe('New');
});
