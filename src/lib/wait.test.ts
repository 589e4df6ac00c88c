import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('resolves on time and not before', async () => {
  const done = vi.fn();
  void wait(100).then(done);
  await vi.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

it('rejects at once when aborted', async () => {
  const controller = new AbortController();
  const waiting = wait(100, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(vi.getTimerCount()).toBe(0);
});

it('does not start with an aborted signal', async () => {
  await expect(wait(100, AbortSignal.abort())).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  );
  expect(vi.getTimerCount()).toBe(0);
});
