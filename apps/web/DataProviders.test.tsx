// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { sessionStore } from '#src/session/session.ts';
import { DataProviders } from './DataProviders.tsx';

const person = { role: [], secret: false, discord: null, avatar: null };
const signIn = (username: string) => sessionStore.set({ status: 'signed-in', user: { ...person, username } });

it('keeps data of the user, and none of another one who signs in (SES-9)', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const clients = new Set<unknown>();
  const Screen = () => void clients.add(useQueryClient());
  const routes = [{ element: <DataProviders />, children: [{ path: '/', Component: Screen }] }];
  signIn('ada');
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  act(() => signIn('ada'));
  expect(clients.size).toBe(1);
  act(() => signIn('ben'));
  expect(clients.size).toBe(2);
});
