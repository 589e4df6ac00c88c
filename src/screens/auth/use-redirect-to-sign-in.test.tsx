// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AfterRegistration, useRedirectToSignIn } from './use-redirect-to-sign-in.ts';

function Waiting({ isDue }: { isDue: boolean }) {
  useRedirectToSignIn(isDue ? 'vole' : undefined);
  return <p>register</p>;
}

function SignIn() {
  const state = useLocation().state as AfterRegistration;
  return <p>login as {state.username}</p>;
}

const app = (isDue: boolean, isThere = true) => (
  <MemoryRouter initialEntries={['/register']}>
    <Routes>
      <Route path="/register" element={isThere ? <Waiting isDue={isDue} /> : <p>left</p>} />
      <Route path="/login" element={<SignIn />} />
    </Routes>
  </MemoryRouter>
);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());

it('redirects after 420 ms, not after 419, with the name (SUP-3, SUP-4)', () => {
  render(app(true));
  pass(419);
  expect(screen.getByText('register')).toBeTruthy();
  pass(1);
  expect(screen.getByText('login as vole')).toBeTruthy();
});

it('is cancelled when the screen is left', () => {
  const { rerender } = render(app(true));
  pass(419);
  rerender(app(true, false));
  pass(10_000);
  expect(screen.getByText('left')).toBeTruthy();
});
