// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits 300 ms for the typing to stop', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text), { initialProps: { text: '' } });
  rerender({ text: 'a' });
  act(() => void vi.advanceTimersByTime(299));
  rerender({ text: 'ab' });
  act(() => void vi.advanceTimersByTime(299));
  expect(result.current).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('ab');
});

it('clears at once, and nothing typed before comes back', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text), { initialProps: { text: 'ab' } });
  rerender({ text: 'abc' });
  rerender({ text: '' });
  expect(result.current).toBe('');
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toBe('');
});
