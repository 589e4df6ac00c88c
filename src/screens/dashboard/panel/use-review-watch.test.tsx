// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { sessionStore } from '#src/session/session.ts';
import { useStatus } from './use-status.ts';

let isPending = true;
const server = vi.fn<typeof fetch>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isSeen = vi.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest time between two questions
  isPending = true;
  isSeen.mockReturnValue('visible');
  server
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ hwid: { pending: isPending }, client: null })));
  vi.stubGlobal('fetch', server);
  sessionStore.set({
    status: 'signed-in',
    user: { username: 'anna', role: [], secret: false, discord: null, avatar: null },
  });
});
afterEach(() => {
  cleanup(); // gives the lock back
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function render() {
  return renderHook(() => useStatus(true), {
    wrapper: inQueryClient(),
  });
}

it('is told within a minute that a request was decided, and asks no more (HWR-3)', async () => {
  const { result } = render();
  await pass(0);
  expect(result.current.isPending).toBe(true);
  isPending = false;
  await pass(timings.reviewPoll - 1);
  expect(result.current.isPending).toBe(true);
  await pass(1);
  expect([result.current.isPending, result.current.isDecided]).toEqual([false, true]);
  await pass(5 * timings.reviewPoll);
  expect(server).toHaveBeenCalledTimes(2);
});

it.each([
  [1, 45_000],
  [0, 60_000],
])('browsers that began together do not ask together: %s (HWR-3)', async (random, ms) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  render();
  await pass(0);
  await pass(ms - 1);
  expect(server).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(server).toHaveBeenCalledTimes(2);
});

it('asks nothing while the page is hidden (HWR-3)', async () => {
  render();
  await pass(0);
  isSeen.mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(5 * timings.reviewPoll);
  expect(server).toHaveBeenCalledTimes(1);
});

it('a failure is no news, and it asks again', async () => {
  const { result } = render();
  await pass(0);
  server.mockRejectedValueOnce(new TypeError('offline'));
  await pass(timings.reviewPoll);
  expect(result.current.isPending).toBe(true);
  isPending = false;
  await pass(timings.reviewPoll);
  expect(result.current.isDecided).toBe(true);
});
