// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionScope } from '../api/session-scope.ts';
import { writtenBody } from '../api/written-body.fixtures.ts';
import { users } from '../contract/admin/users.ts';
import { createQueryClient } from './query-client.ts';
import { failureOf, showsWhileFetching, useGrowingRead } from './use-growing-read.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers with what the test writes. */
function serve() {
  const body = writtenBody();
  vi.stubGlobal('fetch', async () => new Response(body.readable));
  return body;
}

function setUp() {
  sessionScope.begin();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

it('grows while it arrives (SBS-2), and does not shrink when it is read again', async () => {
  const { client, wrapper } = setUp();
  const body = serve();
  const { result } = renderHook(() => useGrowingRead(users.refs, {}), { wrapper });
  const ids = () => result.current.data?.map(({ id }) => id);

  body.write('[{"id":1,"username":"ann"},{"id":2,"username":"ben"},{"id":3,');
  await waitFor(() => expect(ids()).toEqual([1, 2]));
  expect(result.current.isFetching).toBe(true);
  expect(client.getQueryData([users.refs.path, null]), 'where writes find it').toHaveLength(2);
  body.write('"username":"cara"}]');
  body.close();
  await waitFor(() => expect(result.current.isFetching).toBe(false));
  expect(ids()).toEqual([1, 2, 3]);

  const again = serve();
  const refetched = result.current.refetch();
  again.write('[{"id":1,"username":"ann"},{"id":2,');
  again.write('"username":"ben"}]');
  expect(ids()).toEqual([1, 2, 3]);
  again.close();
  await refetched;
  await waitFor(() => expect(ids()).toEqual([1, 2]));
});

it('a list that broke off keeps what had come, says so, and can be read again (SBS-3)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { wrapper } = setUp();
  const body = serve();
  const { result } = renderHook(() => useGrowingRead(users.refs, {}), { wrapper });
  const ids = () => result.current.data?.map(({ id }) => id);
  const failure = () => failureOf(result.current, 'Not all users could be loaded.');

  body.write('[{"id":1,"username":"ann"},{"id":2');
  await waitFor(() => expect(ids()).toEqual([1]));
  expect(failure()).toBeUndefined();
  body.breakOff();
  await waitFor(() => expect(failure()?.message).toBe('Not all users could be loaded.'));
  expect([ids(), result.current.isFetching]).toEqual([[1], false]);

  const again = serve();
  failure()!.onRetry();
  again.write('[{"id":1,"username":"ann"},{"id":2,"username":"ben"}]');
  again.close();
  await waitFor(() => expect(ids()).toEqual([1, 2]));
  expect(failure()).toBeUndefined();
});

it('a list without a token says no more than that there are none (USR-6)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'JWT Token not found' }, { status: 401 }));
  const { wrapper } = setUp();
  const { result } = renderHook(() => useGrowingRead(users.refs, { silentWithoutToken: true }), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(failureOf(result.current, 'Not all users could be loaded.')?.message).toBe('No users to show.');
});

describe('data before the end of a fetch', () => {
  const { client } = setUp();
  const queryKey = ['list'];
  const data = () => client.getQueryData(queryKey);

  /** Begins a fetch that the test ends. */
  function begin() {
    let show = (_: number[]) => {};
    let end = (_: number[]) => {};
    const fetched = client.fetchQuery({
      queryKey,
      queryFn(context) {
        show = showsWhileFetching<number[]>(context);
        return new Promise<number[]>((resolve) => (end = resolve));
      },
    });
    return { fetched, show: (items: number[]) => show(items), end: (items: number[]) => end(items) };
  }
  afterEach(() => client.clear());

  it('is shown until the fetch ends', async () => {
    const { fetched, show, end } = begin();
    show([1]);
    expect(data()).toEqual([1]);
    end([1, 2]);
    await fetched;
    show([1]);
    expect(data()).toEqual([1, 2]);
  });

  it('is not shown in place of older data', async () => {
    client.setQueryData(queryKey, [1, 2, 3]);
    const { fetched, show, end } = begin();
    show([1]);
    expect(data()).toEqual([1, 2, 3]);
    end([4]);
    await fetched;
    expect(data()).toEqual([4]);
  });

  it('is not shown after the fetch was cancelled or its query removed', async () => {
    const { fetched, show } = begin();
    const failed = expect(fetched).rejects.toThrow('CancelledError');
    await client.cancelQueries({ queryKey });
    await failed;
    show([1]);
    expect(data()).toBeUndefined();
    client.removeQueries({ queryKey });
    show([1]);
    expect(data()).toBeUndefined();
  });
});
