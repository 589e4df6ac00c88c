// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { anHwidRequest } from '#src/contract/examples.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { reload } from '#src/data/list/reload.ts';
import { readOptions } from '#src/data/use-read.ts';
import { listAt } from '#src/data/list/list-harness.fixtures.tsx';
import { useList } from '#src/data/list/use-list.ts';
import { useDecide } from './use-decide.ts';
import { useNewRequests, usePendingCount, useStats } from './use-new-requests.ts';

let pending = 3;
const server = vi.fn<typeof fetch>();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  pending = 3;
  server
    .mockReset()
    .mockImplementation(async () => Response.json({ stats: [], badges: { 'Pending HWID Resets': pending } }));
  vi.stubGlobal('fetch', server);
});

it('the badge follows within 30 s (HWI-7), and is read again after a decision (HWI-3, DEC-64)', async () => {
  const { result } = renderHook(() => (useStats(), { badge: usePendingCount(), ...useDecide() }), {
    wrapper: inQueryClient(),
  });
  await pass(0);
  expect(result.current.badge).toBe(3);
  pending = 5;
  await pass(timings.pendingPoll);
  await pass(1); // shown in the next task
  expect(result.current.badge).toBe(5);
  pending = 4;
  void result.current.decide(anHwidRequest({ id: 7 }), 'approve');
  await pass(timings.hwidReload);
  await pass(1);
  expect(result.current.badge).toBe(4);
});

/** Returns the list in a tab, whose answers the test gives, and statistics that it sets. */
function openList() {
  const read = { errorMessage: 'Error fetching' };
  const useIt = () => useNewRequests(useList(hwidRequests.list, read).reply, true);
  const { asked, cache, result } = listAt(hwidRequests.list, '/', useIt);
  const { queryKey } = readOptions(stats.read);
  return {
    asked,
    status: () => result.current.list.rows[0]?.status,
    added: () => result.current.more.added,
    answer(at: number, status: string) {
      const pendingCount = Number(status === 'PENDING');
      asked[at]!.answer({ items: [{ id: 1, user: { username: 'ann' }, status }], total: 1, pendingCount });
      return pass(1);
    },
    poll(pending: number) {
      cache.setQueryData(queryKey, { stats: [], badges: { 'Pending HWID Resets': pending } });
      return pass(1);
    },
    reloadList() {
      void reload(cache, [hwidRequests.list]);
      return pass(1);
    },
  };
}

it('an older response never replaces a read after an own decision (LIS-3, HWI-7)', async () => {
  const { asked, answer, poll, reloadList, status } = openList();
  await poll(1);
  await answer(0, 'PENDING');
  await reloadList(); // another user's change
  await poll(2);
  await reloadList();
  expect(asked).toHaveLength(3);
  await answer(2, 'APPROVED');
  await answer(1, 'PENDING');
  expect(status()).toBe('APPROVED');
});

it('offers only requests missing in the list, but no own decision (HWI-7)', async () => {
  const { answer, poll, reloadList, added } = openList();
  await poll(1);
  await answer(0, 'PENDING');
  await reloadList();
  await answer(1, 'APPROVED');
  await poll(0);
  expect(added()).toBeUndefined();
  await poll(2);
  expect(added()).toBe(2);
});
