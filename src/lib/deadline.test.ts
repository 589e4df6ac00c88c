import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts when the time has run out, not before', () => {
  const limit = deadline(1000);
  vi.advanceTimersByTime(999);
  expect([limit.signal.aborted, limit.isPast]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([limit.signal.aborted, limit.isPast]).toEqual([true, true]);
});

it('can be restarted, and stopped', () => {
  const limit = deadline(1000);
  vi.advanceTimersByTime(900);
  limit.restart();
  vi.advanceTimersByTime(900);
  expect(limit.signal.aborted).toBe(false);
  limit.clear();
  vi.advanceTimersByTime(10_000);
  expect(limit.signal.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends with each of the signals, for their reason, and is then not past', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const limit = deadline(1000, undefined, first.signal, second.signal);
  second.abort('enough');
  expect([limit.signal.aborted, limit.signal.reason, limit.isPast]).toEqual([true, 'enough', false]);
  limit.clear();
});

it('is over from the start with a signal that is', () => {
  const limit = deadline(1000, AbortSignal.abort('before'));
  expect(limit.signal.reason).toBe('before');
  limit.clear();
});
