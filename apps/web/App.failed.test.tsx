// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { timings } from '#src/app/timings.ts';
import { sessionStore } from '#src/session/session.ts';
import { App } from './App.tsx';

vi.mock('./routed.tsx', () => ({
  createRoutedApp: () => Promise.reject(new Error('the chunk is gone')),
}));

it('offers Reload when the app cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  history.replaceState(null, '', '/');
  sessionStore.set({ status: 'anonymous', exit: '/login' });
  render(<App splashSeen={timings.splash} />);
  fireEvent.click(screen.getByRole('link', { name: 'GET ACCESS' }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
});
