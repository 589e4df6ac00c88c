// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { signOut, sessionStore } from '#src/session/session.ts';
import { App } from './App.tsx';
import { fill, find, patient, setUpApp } from './driven-app.fixtures.tsx';

const app = setUpApp();

const refused = (name: string) => () => {
  throw new DOMException('refused', name);
};
const broken: [string, () => void][] = [
  ['null', () => void vi.stubGlobal('localStorage', null)],
  [
    'blocked',
    () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refused('SecurityError')),
  ],
  [
    'full',
    () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused('QuotaExceededError')),
  ],
];

it.each(broken)('starts, signs in, refreshes and signs out where storage is %s', async (_, breakIt) => {
  breakIt();
  history.replaceState(null, '', '/login');
  sessionStore.set({ status: 'checking' });
  render(<App />);
  await fill('Username', 'customer');
  await fill('Password', PERSONA_PASSWORD);
  fireEvent.click(await find('button Sign in'));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);

  db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));
  app.calls = [];
  fireEvent.click(await find('tab Redeem key'));
  await fill('Access key', 'NO-SUCH-KEY');
  fireEvent.click(await find('button Redeem'));
  await screen.findByText('Invalid', { exact: false }, patient);
  expect(app.calls.slice(0, 3)).toEqual([
    'POST /api/subscriptions/redeem',
    'POST /api/token/refresh',
    'POST /api/subscriptions/redeem',
  ]);

  await act(() => signOut('/login'));
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(document.cookie).not.toContain('BEARER');
});
