// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { PENDING_HWID, stats } from '#src/contract/admin/stats.ts';
import { overrideTimings, withoutDelays } from '#src/app/timings.ts';
import { reload } from '#src/data/reload.ts';
import { listAt } from '../list/list-harness.tsx';
import { usePendingCount } from './pending-count.ts';
import { useDecide } from './use-decide.ts';
import { useStats } from './use-new-requests.ts';

/** Nothing is read again by itself. */
beforeEach(() => overrideTimings({ ...withoutDelays, pendingPoll: 1e9 }));

/** Badge, statistics and list of one page, and their answers. */
function open() {
  const { asked, cache, result } = listAt(hwidRequests.list, '/', () => {
    useStats();
    return { count: usePendingCount(), ...useDecide() };
  });
  async function answer(path: string, body: object) {
    const last = () => asked.findLast(({ url }) => url.pathname.endsWith(path))!;
    await waitFor(() => expect(last()).toBeDefined());
    await act(async () => last().answer(body));
  }
  return {
    answer,
    show: (count: number | undefined) => waitFor(() => expect(result.current.more.count).toBe(count)),
    list: (pendingCount?: number | null, rest: object = { items: [], total: 30 }) =>
      answer('/requests', { ...rest, pendingCount }),
    stats: (count?: number) => answer('/stats', { stats: [], badges: { [PENDING_HWID]: count } }),
    reload: (endpoint: typeof stats.read | typeof hwidRequests.list) =>
      act(async () => void reload(cache, [endpoint])),
    async decide() {
      await act(async () => void result.current.more.decide({ id: 7 } as HwidRequest, 'approve'));
      await answer('/approve', {});
    },
    calls: (path: string) => asked.filter(({ url }) => url.pathname.endsWith(path)).length,
  };
}

it('the count is that of the newest reply that has one (DEC-64)', async () => {
  const page = open();
  await page.stats();
  await page.list(null);
  await page.show(undefined);
  await page.reload(stats.read);
  await page.stats(25);
  await page.show(25);
  await page.reload(hwidRequests.list);
  await page.list(12);
  await page.show(12);
  await page.reload(stats.read);
  await page.stats(13);
  await page.show(13);
});

it('after a decision it is that of the list, without statistics that were asked for before (HWI-3)', async () => {
  const page = open();
  await page.stats(2);
  await page.list(2);
  await page.decide();
  await waitFor(() => expect(page.calls('/requests')).toBe(2));
  await page.reload(stats.read);
  await page.list(1);
  await page.show(1);
  await waitFor(() => expect(page.calls('/stats')).toBe(3));
  await page.stats(1);
  await page.decide();
  await waitFor(() => expect(page.calls('/requests')).toBe(3));
  await page.list(0);
  await page.show(0);
  expect(page.calls('/stats')).toBe(3);
});

it('after a decision it is read anew where the list has none, unless its rows are all there are (HWI-3)', async () => {
  const page = open();
  await page.stats(2);
  await page.list();
  await page.decide();
  await waitFor(() => expect(page.calls('/requests')).toBe(2));
  await page.list();
  await waitFor(() => expect(page.calls('/stats')).toBe(2));
  await page.stats(1);
  await page.show(1);
  const rows = (...statuses: string[]) => statuses.map((status, index) => ({ id: index + 7, status }));
  await page.decide();
  await waitFor(() => expect(page.calls('/requests')).toBe(3));
  await page.list(null, { items: rows('APPROVED', 'PENDING', 'PENDING'), total: 3 });
  await page.show(2);
  expect(page.calls('/stats')).toBe(2);
});
