// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inRouter } from '#src/app/in-router.fixtures.tsx';
import { useRedirectToSignIn } from './use-redirect-to-sign-in.ts';

beforeEach(() => void vi.useFakeTimers());

/** Renders the screen after the registration of 'vole', 419 ms later. */
async function registered() {
  const { router, InRouter } = inRouter('/register');
  const { unmount } = renderHook(() => useRedirectToSignIn('vole'), { wrapper: InRouter });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const at = () => [router.state.location.pathname, router.state.location.state as unknown];
  await pass(419);
  expect(at()).toEqual(['/register', null]);
  return { pass, at, unmount };
}

it('redirects after 420 ms, not after 419, with the name (SUP-3, SUP-4)', async () => {
  const { pass, at } = await registered();
  await pass(1);
  expect(at()).toEqual(['/login', { username: 'vole' }]);
});

it('leaving the screen cancels the redirect', async () => {
  const { pass, at, unmount } = await registered();
  unmount();
  await pass(10_000);
  expect(at()[0]).toBe('/register');
});
