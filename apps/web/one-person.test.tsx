// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { happening } from '#mocks/outcomes/happening.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { signIn } from '#src/session/sign-in.ts';
import { enter, find, openDialog, patient, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

const profile = () => screen.getByRole('button', { name: /^Profile of/ });

it('data of one user is never shown to the next, not even while the new data loads', async () => {
  await enter('premium', '/dash');
  expect(await screen.findAllByText('ACTIVE', {}, patient)).not.toEqual([]);
  db.settings.happenings = [happening('subscriptions.mine', 'neverAnswers')];
  await act(() => signIn({ username: 'customer', password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  await waitFor(() => expect(profile().textContent).toContain('customer'));
  expect(screen.queryByText('ACTIVE')).toBeNull();
});

it('what somebody has typed is gone when somebody else signs in', async () => {
  await enter('premium', '/dash');
  fireEvent.click(await screen.findByRole('tab', { name: 'Buy premium' }, patient));
  fireEvent.click(await screen.findByRole('tab', { name: 'Redeem key' }, patient));
  fireEvent.change(await screen.findByLabelText('Access key'), { target: { value: 'KEY-OF-PREMIUM' } });
  await act(() => signIn({ username: 'customer', password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  await waitFor(() => expect(profile().textContent).toContain('customer'));
  fireEvent.click(await screen.findByRole('tab', { name: 'Redeem key' }, patient));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Access key').value).toBe(''));
});

it('a phone has the way to the console; its profile gives way to the password, and signs out (DAS-2, DAS-4)', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const router = await enter('admin', '/dash');
  await find('link Admin console');
  const profile = ['button Menu', 'menuitem Profile'];
  for (const step of [...profile, 'button Change password']) fireEvent.click(await find(step));
  await find('dialog Change password');
  expect(screen.queryByRole('dialog', { name: 'Profile' })).toBeNull();
  fireEvent.click(await find('button Cancel'));
  await waitFor(() => expect(openDialog()).toBeNull());
  for (const step of [...profile, 'button Sign out']) fireEvent.click(await find(step));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'), patient);
});
