// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReturnFromCheckout } from './use-return-from-checkout.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest time between two polls
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** By the second at most, so that each look can start the wait for the next. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 1000)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1000)));
}

function arrive(url: string, premium: boolean | undefined, hasFailed = false) {
  const celebrate = vi.fn();
  const look = vi.fn(() => Promise.resolve());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </StrictMode>
  );
  const rendered = renderHook(
    (props: { premium: boolean | undefined; hasFailed: boolean }) => {
      const { search, hash } = useLocation();
      return { ...useReturnFromCheckout({ ...props, celebrate, refetch: look }), url: search + hash };
    },
    { wrapper, initialProps: { premium, hasFailed } },
  );
  return { ...rendered, celebrate, look };
}

it.each(['?success', '?success=1', '?success=false'])(
  'celebrates on %s and takes it out of the URL (BUY-3)',
  async (search) => {
    const { result, celebrate } = arrive(`/dash${search}`, undefined);
    await pass(0);
    expect(celebrate).toHaveBeenCalled();
    expect(result.current.url).toBe('');
  },
);

it('leaves every other parameter and the fragment', async () => {
  const { result } = arrive('/dash?a=1&success=1&b=2#c', undefined);
  await pass(0);
  expect(result.current.url).toBe('?a=1&b=2#c');
});

it('does nothing without the parameter', async () => {
  const { result, celebrate, look } = arrive('/dash?a=1', false);
  await pass(60_000);
  expect(celebrate).not.toHaveBeenCalled();
  expect(look).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ phase: undefined, url: '?a=1' });
});

it('asks five times for the premium and then gives up', async () => {
  const { result, look } = arrive('/dash?success=1', false);
  await pass(0); // the URL is clean
  await pass(999);
  expect(look).not.toHaveBeenCalled();
  await pass(1);
  expect(look).toHaveBeenCalledOnce();
  expect(result.current.phase).toBe('waiting');
  await pass(60_000);
  expect(look).toHaveBeenCalledTimes(5);
  expect(result.current.phase).toBe('unconfirmed');
});

it.each([
  [1, 750],
  [0, 1000],
])('with the random number %d it asks after %d ms', async (random, ms) => {
  vi.mocked(Math.random).mockReturnValue(random);
  const { look } = arrive('/dash?success=1', false);
  await pass(0);
  await pass(ms - 1);
  expect(look).not.toHaveBeenCalled();
  await pass(1);
  expect(look).toHaveBeenCalledOnce();
});

it('looks once more when the person checks, and counts the checks', async () => {
  const { result, look, rerender } = arrive('/dash?success=1', false);
  await pass(60_000);
  act(() => result.current.check());
  expect(result.current).toMatchObject({ isChecking: true, checks: 0 });
  await pass(0);
  expect(look).toHaveBeenCalledTimes(6);
  expect(result.current).toMatchObject({ phase: 'unconfirmed', isChecking: false, checks: 1 });
  rerender({ premium: true, hasFailed: false });
  expect(result.current.phase).toBe('confirmed');
});

it.each([
  ['loading', undefined, false, 'loading'],
  ['after a failure', undefined, true, 'unconfirmed'],
  ['with premium', true, false, 'confirmed'],
] as const)('is %s at once: %s, %s', async (_name, premium, hasFailed, phase) => {
  const { result } = arrive('/dash?success=1', premium, hasFailed);
  expect(result.current.phase).toBe(phase);
  await pass(0);
  expect(result.current.phase).toBe(phase);
});

it('has nothing more to say once it is dismissed', async () => {
  const { result } = arrive('/dash?success=1', true);
  await pass(0);
  act(() => result.current.dismiss());
  expect(result.current.phase).toBeUndefined();
});

it('stops asking as soon as there is premium', async () => {
  const { result, look, rerender } = arrive('/dash?success=1', false);
  await pass(0);
  await pass(1000);
  rerender({ premium: true, hasFailed: false });
  await pass(60_000);
  expect(look).toHaveBeenCalledOnce();
  expect(result.current.phase).toBe('confirmed');
});
