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

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest time between two questions
  isPending = true;
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

const render = () => renderHook(() => useStatus(true), { wrapper: inQueryClient() });

it('shows a decision within a minute, and then stops polling (HWR-3)', async () => {
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
