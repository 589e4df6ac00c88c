// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#src/contract/limits.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { redirect } from './navigate-away.ts';
import { notify } from '#src/app/notify.ts';
import { useCheckout } from './use-checkout.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ checkout: 'https://pay.example/1' }));
  vi.spyOn(redirect, 'assign').mockImplementation(() => {});
  vi.spyOn(notify, 'error').mockReturnValue('');
});

const onLeave = vi.fn();

function ask() {
  const { result, unmount } = renderHook(() => useCheckout(onLeave), { wrapper: inQueryClient() });
  act(() => {
    result.current.setValue('plan', limits.plan.cents);
    result.current.setValue('agreed', true);
  });
  act(() => result.current.submit());
  return { result, unmount };
}
/** Asks for the checkout; the browser is about to leave. */
async function leave() {
  const { result } = ask();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(redirect.assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1');
  expect(result.current.busy).toBe(true);
  return result;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pageEvent = (type: string, persisted: boolean) =>
  act(async () => void dispatchEvent(Object.assign(new Event(type), { persisted })));

it('the form is free again, with an error, if the browser has not left after 15 s (BUY-4)', async () => {
  const form = await leave();
  await pass(14_999);
  expect(form.current.busy).toBe(true);
  await pass(1);
  expect(form.current.busy).toBe(false);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith('The payment page did not open. Please try again');
});

it('the form is free again when the browser restores the page, however late', async () => {
  const form = await leave();
  await pageEvent('pagehide', true);
  await pass(60_000);
  expect(form.current.busy).toBe(true);
  await pageEvent('pageshow', true);
  await pass(0);
  expect(form.current.busy).toBe(false);
  expect(notify.error).not.toHaveBeenCalled();
});

it('a form unmounted before the response neither leaves the next page nor shows an error (BUY-4)', async () => {
  ask().unmount();
  await pass(60_000);
  expect(redirect.assign).not.toHaveBeenCalled();
  expect(notify.error).not.toHaveBeenCalled();
});

it('remembers no checkout that has no address (BUY-2)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ checkout: null }));
  ask();
  await pass(0);
  expect(notify.error).toHaveBeenCalledExactlyOnceWith('No checkout URL received');
  expect(onLeave).not.toHaveBeenCalled();
});
