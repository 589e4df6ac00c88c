// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforeCheckout, type Holdings } from '#src/app/before-checkout.ts';
import { useReturnFromCheckout } from './use-return-from-checkout.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // the longest time between two polls
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const nothing: Holdings = { premium: false, ends: [] };
const holding = (ends: Record<string, number | number[] | null>): Holdings => ({
  premium: true,
  ends: Object.entries(ends).map(([product, end]) => [product, [end].flat()]),
});

/** Advances by a second at most, so that each poll can start the wait for the next. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 1000)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1000)));
}

/** @param before undefined without memory of the checkout */
function arrive(url: string, held: Holdings | undefined, before?: Holdings, hasFailed = false) {
  if (before) beforeCheckout.remember('anna', before, Date.now());

  const celebrate = vi.fn();
  const refetch = vi.fn(() => Promise.resolve());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </StrictMode>
  );
  const rendered = renderHook(
    (props: { held: Holdings | undefined; hasFailed: boolean }) => {
      const { search, hash } = useLocation();
      const returning = { ...props, username: 'anna', celebrate, refetch };
      return { ...useReturnFromCheckout(returning), url: search + hash };
    },
    { wrapper, initialProps: { held, hasFailed } },
  );
  return { ...rendered, celebrate, refetch };
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
  const { result, celebrate, refetch } = arrive('/dash?a=1', nothing, nothing);
  await pass(60_000);
  expect(celebrate).not.toHaveBeenCalled();
  expect(refetch).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ phase: undefined, url: '?a=1' });
});

it('polls five times and then gives up', async () => {
  const { result, refetch } = arrive('/dash?success=1', nothing, nothing);
  await pass(0); // the URL is clean
  await pass(999);
  expect(refetch).not.toHaveBeenCalled();
  await pass(1);
  expect(refetch).toHaveBeenCalledOnce();
  expect(result.current.phase).toBe('waiting');
  await pass(60_000);
  expect(refetch).toHaveBeenCalledTimes(5);
  expect(result.current.phase).toBe('unconfirmed');
});

it.each([
  [1, 750],
  [0, 1000],
])('with the random number %d it polls after %d ms', async (random, ms) => {
  vi.mocked(Math.random).mockReturnValue(random);
  const { refetch } = arrive('/dash?success=1', nothing, nothing);
  await pass(0);
  await pass(ms - 1);
  expect(refetch).not.toHaveBeenCalled();
  await pass(1);
  expect(refetch).toHaveBeenCalledOnce();
});

it('reads once more for each check by hand, and counts them', async () => {
  const { result, refetch, rerender } = arrive('/dash?success=1', nothing, nothing);
  await pass(60_000);
  act(() => result.current.check());
  expect(result.current).toMatchObject({ isChecking: true, checks: 0 });
  await pass(0);
  expect(refetch).toHaveBeenCalledTimes(6);
  expect(result.current).toMatchObject({ phase: 'unconfirmed', isChecking: false, checks: 1 });
  rerender({ held: holding({ CS2: 2 }), hasFailed: false });
  expect(result.current.phase).toBe('confirmed');
});

it.each([
  ['loading', undefined, nothing, false, 'loading'],
  ['after a failure', undefined, nothing, true, 'unconfirmed'],
  ['with the first premium', holding({}), nothing, false, 'confirmed'],
  ['with a later end', holding({ CS2: 2 }), holding({ CS2: 1 }), false, 'confirmed'],
  [
    'with a later end of what ends first',
    holding({ Rust: 9, CS2: 2 }),
    holding({ Rust: 9, CS2: 1 }),
    false,
    'confirmed',
  ],
  ['with the shorter of two', holding({ CS2: [9, 5] }), holding({ CS2: [9, 1] }), false, 'confirmed'],
  ['with a second one', holding({ CS2: [9, 5] }), holding({ CS2: 9 }), false, 'confirmed'],
  ['without the shorter of two', holding({ CS2: 9 }), holding({ CS2: [9, 1] }), false, 'waiting'],
  ['with an end where none was known', holding({ CS2: 9 }), holding({ CS2: null }), false, 'waiting'],
  ['with a name of every object', holding({ constructor: 9 }), holding({ CS2: 9 }), false, 'confirmed'],
  ['with another product', holding({ Rust: 9, CS2: 2 }), holding({ Rust: 9 }), false, 'confirmed'],
  ['with the premium that was there before', holding({ CS2: 1 }), holding({ CS2: 1 }), false, 'waiting'],
  ['with an end that was taken back', holding({ CS2: 1 }), holding({ CS2: 2 }), false, 'waiting'],
  ['without memory, with premium', holding({ CS2: 1 }), undefined, false, 'waiting'],
] as const)('is confirmed at once, %s (BUY-5)', async (_name, held, before, hasFailed, phase) => {
  const { result } = arrive('/dash?success=1', held, before, hasFailed);
  expect(result.current).toMatchObject({ phase, isCertain: before !== undefined });
  await pass(0);
  expect(result.current.phase).toBe(phase);
});

it('names the product that was paid for, not the one that ends last', async () => {
  const { result } = arrive('/dash?success=1', holding({ Rust: 9, CS2: 2 }), holding({ Rust: 9, CS2: 1 }));
  await pass(0);
  expect(result.current.gained).toBe('CS2');
});

it('waits in a renewal as well, and stops when the end has grown', async () => {
  const { result, refetch, rerender } = arrive('/dash?success', holding({ CS2: 1 }), holding({ CS2: 1 }));
  await pass(0);
  await pass(1000);
  expect([refetch.mock.calls.length, result.current.phase]).toEqual([1, 'waiting']);
  rerender({ held: holding({ CS2: 2 }), hasFailed: false });
  await pass(60_000);
  expect([refetch.mock.calls.length, result.current.phase]).toEqual([1, 'confirmed']);
});

it('is uncertain for another user', async () => {
  beforeCheckout.remember('bert', nothing, Date.now());
  const { result } = arrive('/dash?success=1', holding({ CS2: 1 }));
  await pass(0);
  expect(result.current).toMatchObject({ phase: 'waiting', isCertain: false });
});

it('takes nothing for the payment that had come before the return, after an abandoned checkout', async () => {
  arrive('/dash', holding({ CS2: 2 }), holding({ CS2: 1 })).unmount();
  const { result, rerender } = arrive('/dash?success', holding({ CS2: 2 }));
  await pass(0);
  expect(result.current).toMatchObject({ phase: 'waiting', isCertain: false });
  rerender({ held: holding({ CS2: 3 }), hasFailed: false });
  expect(result.current.phase).toBe('confirmed');
});

it.each([
  ['later, also in another tab', 1, 'waiting'],
  ['before the holdings were read', -1, 'confirmed'],
])('does not take a key for the payment that was redeemed %s', async (_name, ms, phase) => {
  beforeCheckout.remember('anna', holding({ CS2: 1 }), Date.now());
  vi.setSystemTime(Date.now() + ms);
  beforeCheckout.explain('anna', holding({ CS2: 2 }));
  const { result } = arrive('/dash?success=1', holding({ CS2: 2 }));
  await pass(0);
  expect(result.current.phase).toBe(phase);
});

it('is still awaited after a reload, until it is confirmed', async () => {
  const first = arrive('/dash?success=1', nothing, nothing);
  await pass(0);
  first.unmount();
  const second = arrive('/dash', nothing);
  expect(second.result.current.phase).toBe('waiting');
  second.rerender({ held: holding({ CS2: 2 }), hasFailed: false });
  await pass(0);
  second.unmount();
  expect(arrive('/dash', holding({ CS2: 2 })).result.current.phase).toBeUndefined();
});

it('confirms a payment once, and nothing when the address is opened by hand', async () => {
  const first = arrive('/dash?success=1', holding({ CS2: 2 }), holding({ CS2: 1 }));
  await pass(0);
  first.unmount();
  const { result } = arrive('/dash?success=1', holding({ CS2: 2 }));
  expect(result.current).toMatchObject({ phase: 'waiting', isCertain: false });
});

it('shows nothing more once it is dismissed', async () => {
  const { result } = arrive('/dash?success=1', holding({ CS2: 2 }), nothing);
  await pass(0);
  act(() => result.current.dismiss());
  expect(result.current.phase).toBeUndefined();
});
