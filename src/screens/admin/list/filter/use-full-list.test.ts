// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { useWholeList } from './use-whole-list.ts';

let answer: (page: number) => Promise<Response>;
const pageOf = (page: number, total = 250) =>
  Response.json({
    total,
    items: Array.from({ length: Math.min(100, total - (page - 1) * 100) }, (_, at) => ({
      id: total - (page - 1) * 100 - at,
      name: 'P',
      shortName: 'p',
    })),
  });

beforeEach(() => {
  answer = async (page) => pageOf(page);
  vi.stubGlobal('fetch', ({ url, signal }: Request) =>
    Promise.race([
      answer(Number(new URL(url).searchParams.get('page'))),
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function read() {
  const { result } = renderHook(() => useWholeList(products.list, '', true), { wrapper: inQueryClient() });
  await waitFor(() => expect(result.current.whole?.items).toHaveLength(250));
  return result;
}

it('has other rows when it is read again (LIS-15)', async () => {
  const result = await read();
  answer = async (page) => pageOf(page, 260);
  act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.whole?.items).toHaveLength(260));
});

it.each([0, 1])('keeps the rows when reading again is stopped after %i pages (LIS-15)', async (pages) => {
  const result = await read();
  answer = async (page) => (page > pages ? new Promise<never>(() => {}) : pageOf(page, 260));
  act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.progress?.read).toBe(pages * 100));
  act(() => result.current.stop());
  await waitFor(() => expect(result.current.progress).toBeUndefined());
  expect(result.current.whole).toMatchObject({ total: 250, ended: undefined });
  expect(result.current.error).toBeNull();
});

it('keeps the rows when reading again fails, and says why (LIS-15)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const result = await read();
  answer = async (page) => (page > 1 ? Response.json({ message: 'Down' }, { status: 503 }) : pageOf(page));
  act(() => result.current.readAgain());
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }));
  expect(result.current.whole).toMatchObject({ total: 250, ended: undefined });
});

it('asks for no more once the list is gone (LIS-15)', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const { unmount, result } = renderHook(() => useWholeList(products.list, '', true), {
    wrapper: inQueryClient(),
  });
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(result.current.progress).toEqual({ read: 0, total: 0 });
  unmount();
  expect(signals[0]!.aborted).toBe(true);
});
