// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PENDING_HWID } from '#src/contract/admin/stats.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { decrementPendingCount, usePendingCount, useReportedCount } from './pending-count.ts';
import { useStats } from './use-new-requests.ts';

interface Reply {
  count: number | null | undefined;
  at: number;
}
const LATER = Date.UTC(9999, 0);

/** Two readers of the count, such as badge and list, and a reply. */
function read(first: Reply) {
  const cache = createQueryClient();
  const wrapper = inQueryClient(cache);
  const badge = renderHook(() => usePendingCount(), { wrapper });
  const list = renderHook(
    ({ count, at }: Reply) => {
      useReportedCount(count, at);
      return usePendingCount();
    },
    { wrapper, initialProps: first },
  );
  return {
    cache,
    /** Both readers show it, once the cache has told them. */
    show: (count: number | undefined) =>
      waitFor(() => expect([badge.result.current, list.result.current]).toEqual([count, count])),
    reply: (next: Reply) => list.rerender(next),
  };
}

describe('the count of pending requests', () => {
  it.each([undefined, null])('is unknown while a reply says %s', async (count) => {
    await read({ count, at: 1 }).show(undefined);
  });

  it('is the same for all readers, and that of the last reply', async () => {
    const { show, reply } = read({ count: 12, at: 1 });
    await show(12);
    reply({ count: 25, at: 2 });
    await show(25);
    reply({ count: null, at: 3 });
    await show(25);
    reply({ count: 7, at: 1 }); // of a page of before, shown again
    await act(async () => {});
    await show(25);
  });

  it('falls by one with each decision, but not below nothing', async () => {
    const { cache, show } = read({ count: 2, at: 1 });
    await show(2);
    for (const left of [1, 0, 0]) {
      decrementPendingCount(cache);
      await show(left);
    }
  });

  it('is what the server counts after a decision, also when that is what it said before', async () => {
    const { cache, show, reply } = read({ count: 12, at: 1 });
    decrementPendingCount(cache);
    await show(11);
    reply({ count: 12, at: LATER });
    await show(12);
  });

  it('is not that of statistics that were asked for before a decision', async () => {
    const answers: ((count: number) => void)[] = [];
    const body = (count: number) => Response.json({ stats: [], badges: { [PENDING_HWID]: count } });
    vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((count) => resolve(body(count)))));
    const cache = createQueryClient();
    const { result } = renderHook(
      () => {
        const { data, dataUpdatedAt } = useStats();
        useReportedCount(data?.badges[PENDING_HWID], dataUpdatedAt);
        return usePendingCount();
      },
      { wrapper: inQueryClient(cache) },
    );
    await waitFor(() => answers[0]!(2));
    await waitFor(() => expect(result.current).toBe(2));
    void cache.refetchQueries({ type: 'active' });
    await waitFor(() => expect(answers).toHaveLength(2));
    decrementPendingCount(cache);
    answers[1]!(2);
    await waitFor(() => answers[2]!(1), { timeout: 3000 });
    await waitFor(() => expect(result.current).toBe(1));
  });

  it('stays unknown when a decision comes first', async () => {
    const { cache, show } = read({ count: undefined, at: 1 });
    decrementPendingCount(cache);
    await show(undefined);
  });
});
