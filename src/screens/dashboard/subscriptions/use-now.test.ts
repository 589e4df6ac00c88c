// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefetchAtEnd } from './use-now.ts';

const END = 1_000_000;

function rendered(ends: number[] | undefined, readAt = END - 60_000) {
  const refetch = vi.fn();
  const initialProps = { ends, now: readAt, readAt, refetch };
  return { refetch, initialProps, ...renderHook(useRefetchAtEnd, { initialProps }) };
}

it('reads at the end and not a millisecond before (SUB-8)', () => {
  const { refetch, rerender, initialProps } = rendered([END, END * 2]);
  rerender({ ...initialProps, now: END - 1 });
  expect(refetch).not.toHaveBeenCalled();
  rerender({ ...initialProps, now: END });
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('reads once for each end, even if the server still says active', () => {
  const { refetch, rerender, initialProps } = rendered([END]);
  rerender({ ...initialProps, now: END });
  rerender({ ...initialProps, now: END + 60_000 });
  rerender({ ...initialProps, now: END + 120_000, readAt: END + 60_500 });
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('reads again for the next end', () => {
  const { refetch, rerender, initialProps } = rendered([END, END + 300_000]);
  rerender({ ...initialProps, now: END });
  rerender({ ...initialProps, now: END + 1, readAt: END + 1 });
  rerender({ ...initialProps, now: END + 300_000, readAt: END + 1 });
  expect(refetch).toHaveBeenCalledTimes(2);
});

it.each([
  ['an end before the reading', [END - 120_000]],
  ['an unknown end', [NaN]],
  ['nothing owned', []],
  ['nothing read yet', undefined],
])('%s needs no reading', (_, ends) => {
  const { refetch, rerender, initialProps } = rendered(ends);
  rerender({ ...initialProps, now: END * 3 });
  expect(refetch).not.toHaveBeenCalled();
});
