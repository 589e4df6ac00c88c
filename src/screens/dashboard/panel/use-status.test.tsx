// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#src/app/notify.ts';
import { timings } from '#src/app/timings.ts';
import { client } from '#src/contract/client.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { useResetRequest } from './use-reset-request.ts';
import { DECIDED, useStatus } from './use-status.ts';

let isPending = true;
const server = vi.fn<typeof fetch>();
const infos = vi.fn<typeof notify.info>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (isShown: boolean) => act(() => focusManager.setFocused(isShown));

beforeEach(() => {
  vi.useFakeTimers();
  isPending = true;
  vi.spyOn(notify, 'info').mockImplementation(infos);
  server
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ hwid: { pending: isPending }, client: null })));
  vi.stubGlobal('fetch', server);
});
afterEach(() => focusManager.setFocused(undefined));

const render = (first?: number) =>
  renderHook((sentAt) => useStatus(true, sentAt), { wrapper: inQueryClient(), initialProps: first });

it('shows a decision within a minute, once, and then stops polling (HWR-3)', async () => {
  const { result } = render();
  await pass(0);
  expect(result.current.isPending).toBe(true);
  isPending = false;
  await pass(timings.reviewPoll - 100);
  expect(result.current.isPending).toBe(true);
  await pass(200);
  expect(result.current).toMatchObject({ isPending: false, isDecided: true });
  await pass(5 * timings.reviewPoll);
  expect([server.mock.calls.length, infos.mock.calls]).toEqual([2, [[DECIDED]]]);
});

it('does not poll while hidden, and shows a decision on return (HWR-3)', async () => {
  const { result } = render();
  await pass(0);
  show(false);
  isPending = false;
  await pass(timings.outdated);
  expect(server).toHaveBeenCalledOnce();
  show(true);
  await pass(0);
  expect([result.current.isDecided, infos.mock.calls]).toEqual([true, [[DECIDED]]]);
});

it('a request of this page is pending until a later status shows a decision (HWR-1, HWR-3)', async () => {
  isPending = false;
  const { result, rerender } = render();
  await pass(1);
  rerender(Date.now());
  expect(result.current.isPending).toBe(true);
  await pass(timings.reviewPoll + 100);
  expect(result.current).toMatchObject({ isPending: false, isDecided: true });
});

it('a status without a request shows no decision', async () => {
  isPending = false;
  const { result } = render();
  await pass(timings.outdated);
  expect([result.current.isDecided, server.mock.calls.length, infos.mock.calls]).toEqual([false, 1, []]);
});

it('an older response does not undo a sent request (HWR-1)', async () => {
  isPending = false;
  const cache = createQueryClient();
  const { result } = renderHook(
    () => {
      const reset = useResetRequest();
      return { status: useStatus(true, reset.sentAt), reset };
    },
    { wrapper: inQueryClient(cache) },
  );
  await pass(0);
  let answer = () => {};
  server.mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve(Response.json({ hwid: { pending: false } })))),
  );
  void cache.invalidateQueries({ queryKey: [client.status.path] });
  await pass(0);
  act(() => result.current.reset.setValue('reason', 'New mainboard'));
  act(() => result.current.reset.submit());
  await pass(timings.delays.hwidReset);
  answer();
  await pass(0);
  expect(result.current.status.isPending).toBe(true);
});
