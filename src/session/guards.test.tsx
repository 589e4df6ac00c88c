// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AdminOnly, AnonymousOnly, SignedInOnly } from './guards.tsx';
import type { Session } from './reduce.ts';
import { sessionStore } from './session.ts';
import { clearUserState, resumeState } from '../app/resume-state.ts';

const person = (...role: string[]) => ({ username: 'ada', role, secret: false, discord: null, avatar: null });
const signedIn = (...role: string[]): Session => ({
  status: 'signed-in',
  user: person('ROLE_USER', ...role),
});

const sessions = {
  checking: { status: 'checking' },
  nobody: { status: 'anonymous', exit: '/login' },
  'signed out': { status: 'anonymous', exit: '/' },
  'expected, not known': { status: 'unknown', isExpected: true },
  'not expected, not known': { status: 'unknown', isExpected: false },
  customer: signedIn(),
  administrator: signedIn('ROLE_ADMIN'),
} satisfies Record<string, Session>;

const unknown = <p>unknown</p>;

function open(path: string) {
  const page = (at: string) => ({ path: at, element: <p>{at}</p> });
  const router = createMemoryRouter(
    [
      page('/before'),
      { element: <AnonymousOnly unknown={unknown} />, children: ['/', '/login', '/register'].map(page) },
      { element: <SignedInOnly unknown={unknown} />, children: [page('/dash')] },
      { element: <AdminOnly unknown={unknown} />, children: [page('/admin')] },
    ],
    { initialEntries: ['/before', path] },
  );
  const { container } = render(<RouterProvider router={router} />);
  return { router, text: () => container.textContent };
}

beforeEach(clearUserState);

it.each<[keyof typeof sessions, string, string]>([
  ['checking', '/login', '/login'],
  ['checking', '/dash', ''],
  ['nobody', '/dash', '/login'],
  ['nobody', '/admin', '/login'],
  ['signed out', '/dash', '/'],
  ['expected, not known', '/login', 'unknown/login'],
  ['expected, not known', '/dash', 'unknown'],
  ['not expected, not known', '/dash', 'unknown/login'],
  ['customer', '/login', '/dash'],
  ['customer', '/dash', '/dash'],
  ['customer', '/admin', '/dash'],
  ['administrator', '/dash', '/dash'],
  ['administrator', '/admin', '/admin'],
])('to %s, %s shows %s, and Back leaves it (ROU-1, ROU-2, ROU-3, ROU-4, ROU-7)', async (who, path, shown) => {
  sessionStore.set(sessions[who]);
  const { router, text } = open(path);
  await act(async () => {});
  expect(text()).toBe(shown);
  // no redirect leaves an entry that leads forward again
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

it('a sign-out leads to its page once, or to /login if the page was left already', async () => {
  sessionStore.set(sessions.nobody);
  const { router } = open('/login');
  await act(async () => sessionStore.set(sessions['signed out']));
  await act(() => router.navigate('/dash'));
  expect(router.state.location.pathname).toBe('/login');
});

it('the page to resume is kept when other pages redirect', async () => {
  resumeState.save({ of: 'ada', page: '/admin?page=2' });
  sessionStore.set(sessions.nobody);
  open('/dash');
  await act(async () => {});
  expect(resumeState.get('ada').page).toBe('/admin?page=2');
});

it('the path of an ended session is stored, except after a sign-out', async () => {
  sessionStore.set({ status: 'anonymous', exit: '/login', endedFor: 'ada' });
  open('/admin?page=2');
  await act(async () => {});
  expect(resumeState.get('ada').page).toBe('/admin?page=2');
  cleanup();
  clearUserState();
  sessionStore.set(sessions['signed out']);
  open('/admin?page=2');
  await act(async () => {});
  expect(resumeState.get('ada').page).toBeUndefined();
});

describe('a key in the address of /dash (RED-3)', () => {
  it.each<[string, Session]>([
    ['any user, while the server does not answer', sessions['not expected, not known']],
    ['the person whose session had ended', { status: 'anonymous', exit: '/login', endedFor: 'ada' }],
  ])('waits for the sign-in of %s', async (_, before) => {
    sessionStore.set(before);
    const { router } = open('/dash?redeem=ABCD-1234&other=1');
    await act(async () => {});
    expect(router.state.location.pathname).toBe('/login');
    await act(() => router.navigate('/register'));
    await act(async () => sessionStore.set(sessions.customer));
    expect(router.state.location).toMatchObject({ pathname: '/dash', search: '' });
    expect(resumeState.get('ada').key).toBe('ABCD-1234');
  });

  it.each<[string, Session, string]>([
    ['of another page', sessions.nobody, '/admin?redeem=ABCD-1234'],
    ['with an invalid character', sessions.nobody, '/dash?redeem=a_b'],
    ['of another person', { status: 'anonymous', exit: '/login', endedFor: 'ben' }, '/dash?redeem=ABCD-1234'],
  ])('is not given: %s', async (_, before, path) => {
    sessionStore.set(before);
    const { router } = open(path);
    await act(async () => {});
    await act(async () => sessionStore.set(sessions.customer));
    expect(router.state.location).toMatchObject({ pathname: '/dash', search: '' });
    expect(resumeState.get('ada').key).toBeUndefined();
  });
});

it.each<[string, Session, string]>([
  ['of the same person', { status: 'anonymous', exit: '/login', endedFor: 'ada' }, '?success='],
  ['of another person', { status: 'anonymous', exit: '/login', endedFor: 'ben' }, ''],
  ['after a sign-out', sessions['signed out'], ''],
])('a return from the checkout goes on after the sign-in %s (BUY-5)', async (_, before, search) => {
  sessionStore.set(before);
  const { router } = open('/Dash/?success=1');
  await act(async () => {});
  await act(async () => sessionStore.set(sessions.customer));
  expect(router.state.location).toMatchObject({ pathname: '/dash', search });
  await act(() => router.navigate('/login'));
  expect(router.state.location).toMatchObject({ pathname: '/dash', search: '' });
});
