// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefetchAtEnd } from './use-now.ts';

const END = 1_000_000;

/** Returns the number of reads at these times, with the subscriptions read at `readAt`. */
function reads(ends: number[] | undefined, ...times: [now: number, readAt?: number][]) {
  const refetch = vi.fn();
  const at = ([now, readAt = END - 60_000]: (typeof times)[number]) => ({ ends, now, readAt, refetch });
  const { rerender } = renderHook(useRefetchAtEnd, { initialProps: at([END - 60_000]) });
  times.forEach((time) => rerender(at(time)));
  return refetch.mock.calls.length;
}

it.each<[string, number, ...Parameters<typeof reads>]>([
  ['before the end', 0, [END, END * 2], [END - 1]],
  ['at the end', 1, [END, END * 2], [END]],
  [
    'once, even if the server still says active',
    1,
    [END],
    [END],
    [END + 60_000],
    [END + 120_000, END + 60_500],
  ],
  ['again for the next end', 2, [END, END + 9], [END], [END + 1, END + 1], [END + 9, END + 1]],
  ['at an end before the reading', 0, [END - 120_000], [END * 3]],
  ['at an unknown end', 0, [NaN], [END * 3]],
  ['with nothing owned', 0, [], [END * 3]],
  ['with nothing read yet', 0, undefined, [END * 3]],
])('reads %s: %d times (SUB-8)', (_, times, ...at) => expect(reads(...at)).toBe(times));
