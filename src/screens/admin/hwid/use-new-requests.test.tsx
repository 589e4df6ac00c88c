// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { reload } from '#src/data/reload.ts';
import { readOptions, useRead } from '#src/data/use-read.ts';
import { useNewRequests, useStatsWatch } from './use-new-requests.ts';

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

it('what is read after a poll never replaces what is read after an own decision (LIS-3, HWI-7)', async () => {
  const answers: ((status: string) => void)[] = [];
  server.mockImplementation(
    () =>
      new Promise((resolve) =>
        answers.push((status) =>
          resolve(
            Response.json({
              items: [{ id: 1, user: { username: 'ann' }, status }],
              total: 1,
              pendingCount: 1,
            }),
          ),
        ),
      ),
  );
  const cache = createQueryClient();
  const count = (pending: number) =>
    cache.setQueryData(readOptions(stats.read).queryKey, {
      stats: [],
      badges: { 'Pending HWID Resets': pending },
    });
  count(1);
  const input = { query: { page: 0, size: 10, sort: 'id', descending: true, search: '' } };
  const { result } = renderHook(
    () => {
      const { data } = useRead(hwidRequests.list, { input });
      useNewRequests({ reply: data }, false);
      return data?.items[0]?.status;
    },
    { wrapper: inQueryClient(cache) },
  );
  answers[0]!('PENDING');
  await pass(1);
  count(2); // by a poll
  await pass(1);
  void reload(cache, [hwidRequests.list]);
  await pass(1);
  expect(answers).toHaveLength(3);
  answers[2]!('APPROVED');
  await pass(1);
  answers[1]!('PENDING');
  await pass(1);
  expect(result.current).toBe('APPROVED');
});
