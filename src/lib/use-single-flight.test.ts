// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleFlight } from './use-single-flight.ts';

it('ignores calls until the promise of the first has settled, also in the same task (API-6)', async () => {
  const settle: (() => void)[] = [];
  const action = vi.fn((_what: string) => new Promise<void>((resolve) => settle.push(resolve)));
  const { result } = renderHook(() => useSingleFlight(action));
  act(() => {
    void result.current.run('first');
    expect(result.current.run('second')).toBeUndefined();
  });
  expect(result.current.busy).toBe(true);
  await act(async () => settle[0]!());
  expect(result.current.busy).toBe(false);
  act(() => void result.current.run('third'));
  expect(action.mock.calls).toEqual([['first'], ['third']]);
});

it('runs again after a promise that was rejected', async () => {
  const action = vi.fn(() => Promise.reject(new Error('no')));
  const { result } = renderHook(() => useSingleFlight(action));
  await act(async () => void result.current.run()?.catch(() => {}));
  await act(async () => void result.current.run()?.catch(() => {}));
  expect(action).toHaveBeenCalledTimes(2);
});

it('runs an action without a promise a single time', () => {
  const action = vi.fn(() => 'done');
  const { result } = renderHook(() => useSingleFlight(action));
  act(() => {
    expect(result.current.run()).toBe('done');
    expect(result.current.run()).toBeUndefined();
  });
  expect(action).toHaveBeenCalledOnce();
  expect(result.current.busy).toBe(false);
});
