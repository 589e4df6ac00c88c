// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#src/data/query-client.ts';
import { countOneLess, usePendingCount, useReportedCount } from './pending-count.ts';

interface Reply {
  count: number | null | undefined;
  at: number;
}

/** Two readers of the count, such as badge and list, and a reply. */
function read(first: Reply) {
  const cache = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
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
    shown: () => [badge.result.current, list.result.current],
    reply: (next: Reply) => list.rerender(next),
  };
}

afterEach(cleanup);

describe('the count of pending requests', () => {
  it.each([undefined, null])('is unknown while a reply says %s', (count) => {
    expect(read({ count, at: 1 }).shown()).toEqual([undefined, undefined]);
  });

  it('is the same for all readers, and that of the last reply', () => {
    const { shown, reply } = read({ count: 12, at: 1 });
    expect(shown()).toEqual([12, 12]);
    reply({ count: 25, at: 2 });
    expect(shown()).toEqual([25, 25]);
    reply({ count: null, at: 3 });
    expect(shown()).toEqual([25, 25]);
  });

  it('falls by one with each decision, but not below nothing', () => {
    const { cache, shown } = read({ count: 2, at: 1 });
    const seen = [1, 2, 3].map(() => {
      act(() => countOneLess(cache));
      return shown();
    });
    expect(seen).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('is what the server counts after a decision, also when that is what it said before', () => {
    const { cache, shown, reply } = read({ count: 12, at: 1 });
    act(() => countOneLess(cache));
    reply({ count: 12, at: 2 });
    expect(shown()).toEqual([12, 12]);
  });

  it('stays unknown when a decision comes first', () => {
    const { cache, shown } = read({ count: undefined, at: 1 });
    act(() => countOneLess(cache));
    expect(shown()).toEqual([undefined, undefined]);
  });
});
