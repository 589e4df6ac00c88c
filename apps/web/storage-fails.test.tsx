// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkSession, sessionStore, signOut } from '#src/session/session.ts';
import { fill, find, findSubmit, findToast, openForm, patient, setUpApp } from './driven-app.fixtures.tsx';
import { forms } from './forms.fixtures.ts';

setUpApp();

const refused = (name: string) => () => {
  throw new DOMException('refused', name);
};
const setBearer = (bearer: string) => void (document.cookie = `BEARER=${bearer}; Path=/`);
const user = { username: 'customer', role: ['ROLE_USER'], secret: false };
let calls: string[] = [];

/** A server without MSW, which keeps cookies in local storage itself. */
async function answer({ url, headers }: Request) {
  const { pathname } = new URL(url);
  calls.push(pathname);
  const bearer = headers.get('authorization');
  if (pathname === '/api/login_check') setBearer('first');
  else if (pathname === '/api/token/refresh' && bearer) setBearer('second');
  else if (!bearer) return Response.json({ message: 'Missing JWT Refresh Token' }, { status: 401 });
  else if (pathname === '/api/subscriptions/redeem')
    return bearer === 'Bearer first'
      ? Response.json({ message: 'Expired JWT Token' }, { status: 401 })
      : Response.json({ message: 'Unknown key' }, { status: 400 });
  return Response.json(pathname === '/api/me' ? { user } : {});
}
beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', answer);
});

it.each<[string, () => void]>([
  ['null', () => void vi.stubGlobal('localStorage', null)],
  [
    'blocked',
    () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refused('SecurityError')),
  ],
  [
    'full',
    () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused('QuotaExceededError')),
  ],
])('the app starts, signs in, refreshes and signs out where storage is %s', async (_, breakIt) => {
  breakIt();
  sessionStore.set({ status: 'checking' });
  await act(() => checkSession());
  await openForm(forms['Sign in']!);
  fireEvent.click(await findSubmit(forms['Sign in']!));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);

  calls = [];
  fireEvent.click(await find('tab Redeem key'));
  await fill('Access key', 'NO-SUCH-KEY');
  fireEvent.click(await find('button Redeem'));
  await findToast('Unknown key');
  expect(calls.slice(-3)).toEqual([
    '/api/subscriptions/redeem',
    '/api/token/refresh',
    '/api/subscriptions/redeem',
  ]);

  await act(() => signOut('/login'));
  await find('button Sign in');
  expect(document.cookie).not.toContain('BEARER');
});
