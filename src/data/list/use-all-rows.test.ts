// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Product, products } from '#src/contract/admin/products.ts';
import type { Page } from '#src/contract/paging.ts';
import { aProduct } from '#src/contract/examples.ts';
import { inQueryClient } from '../in-query-client.fixtures.tsx';
import { createQueryClient } from '../query-client.ts';
import { reload } from './reload.ts';
import { fetchAllRowsVerified } from './all-rows.ts';
import { useAllRows } from './use-all-rows.ts';

let answer: (page: number, search: string) => Promise<Response>;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);
const pageOf = (page: number, total = 250) =>
  Response.json({
    total,
    items: Array.from({ length: Math.min(100, total - (page - 1) * 100) }, (_, at) =>
      aProduct({ id: total - (page - 1) * 100 - at }),
    ),
  });

beforeEach(() => {
  answer = async (page) => pageOf(page);
  vi.stubGlobal('fetch', ({ url, signal }: Request) =>
    Promise.race([
      answer(Number(new URL(url).searchParams.get('page')), new URL(url).searchParams.get('search')!),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]),
  );
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

it.each<[string, () => Promise<Response>]>([
  ['stopped', () => new Promise(() => {})],
  ['failed', async () => Response.json({ message: 'Down' }, { status: 503 })],
])('keeps the rows when reading again has %s, and replaces them at last (LIS-15)', async (how, then) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const result = await read();
  answer = async (page) => (page > 1 ? then() : pageOf(page, 260));
  act(() => result.current.readAgain());
  if (how === 'stopped') {
    await waitFor(() => expect(result.current.progress?.read).toBe(100));
    act(() => result.current.stop());
  }
  await waitFor(() => expect(result.current.progress).toBeUndefined());
  const error = how === 'failed' ? { status: 503 } : null;
  expect(result.current).toMatchObject({ full: { total: 250, ended: undefined }, error });
  answer = async (page) => pageOf(page, 260);
  act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.full?.items).toHaveLength(260));
});

it('sends no more requests after the list has unmounted (LIS-15)', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const { unmount, result } = open();
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(result.current.progress).toEqual({ read: 0, total: 0 });
  unmount();
  expect(signals[0]!.aborted).toBe(true);
});

it.each([
  ['changed', products.update, [240, 20, 239, 238, 237], 'New'], // more than are read at once
  ['removed', products.remove, [240, 20], undefined],
])(
  'shows rows that are %s at once, and reads all in the background (LIS-6, LIS-15)',
  async (_, endpoint, ids, name) => {
    const cache = createQueryClient();
    const result = await read(cache);
    answer = async (_, search) => {
      if (!search) return new Promise<never>(() => {}); // all are never read again
      return Response.json({ total: 250, items: upTo(250).map((id) => aProduct({ id, name: 'New' })) });
    };
    await act(() => reload(cache, [products.list], { endpoint, rows: ids.map((id) => ({ id })) }));
    const held = () => ids.map((id) => result.current.full?.items.find((row) => row.id === id)?.name);
    await waitFor(() => expect(held()).toEqual(ids.map(() => name)));
    expect(result.current.full?.total).toBe(name ? 250 : 248);
    await waitFor(() => expect(result.current.progress).toBeDefined());
  },
);

it('restarts its first reading if a row is saved meanwhile (LIS-6)', async () => {
  const cache = createQueryClient();
  let isHeld = true;
  let name = 'Old';
  answer = async (page) => {
    const { total, items } = (await pageOf(page).json()) as Page<Product>;
    const reply = Response.json({ total, items: items.map((row) => ({ ...row, name })) });
    return page > 1 && isHeld ? new Promise<never>(() => {}) : reply;
  };
  const { result } = open(cache);
  await waitFor(() => expect(result.current.progress?.read).toBe(100));
  [isHeld, name] = [false, 'New'];
  await act(() => reload(cache, [products.list], { endpoint: products.update, rows: [{ id: 250 }] }));
  await waitFor(() => expect(result.current.full?.items).toHaveLength(250));
  expect(result.current.full?.items[0]?.name).toBe('New');
});
