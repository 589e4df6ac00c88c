// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { useRead } from '#src/data/use-read.ts';
import { useStatsWatch } from './use-new-requests.ts';

let pending = 3;
const server = vi.fn<typeof fetch>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest time between two questions
  pending = 3;
  server
    .mockReset()
    .mockImplementation(async () => Response.json({ stats: [], badges: { 'Pending HWID Resets': pending } }));
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of the console. */
function openTab() {
  const { result } = renderHook(
    () => {
      const { data } = useRead(stats.read);
      useStatsWatch(data !== undefined);
      return data?.badges['Pending HWID Resets'];
    },
    { wrapper: inQueryClient() },
  );
  return result;
}

it('the badge follows within 30 s (HWI-7)', async () => {
  const badge = openTab();
  await pass(0);
  expect(badge.current).toBe(3);
  pending = 5;
  await pass(timings.pendingPoll);
  await pass(1); // shown in the next task
  expect(badge.current).toBe(5);
});
