// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionScope } from '../api/session-scope.ts';
import { writtenBody } from '../api/written-body.fixtures.ts';
import { users } from '../contract/admin/users.ts';
import { createQueryClient } from './query-client.ts';
import { useGrowingRead } from './use-growing-read.ts';

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

it('grows while it arrives (SBS-2), and does not shrink when it is read again', async () => {
  sessionScope.begin();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const body = serve();
  const { result } = renderHook(() => useGrowingRead(users.refs, {}), { wrapper });
  const ids = () => result.current.data?.map(({ id }) => id);

  body.write('[{"id":1,"username":"ann"},{"id":2,"username":"ben"},{"id":3,');
  await waitFor(() => expect(ids()).toEqual([1, 2]));
  expect(result.current.isFetching).toBe(true);
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
