// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '#src/app/config.ts';
import { sessionStore } from '#src/session/session.ts';
import { GainedCard } from './GainedCard.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const user = { username: 'anna', role: [], secret: false, discord: null, avatar: null };
  sessionStore.set({ status: 'signed-in', user });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const gained = { name: 'CS2', start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 1, 1, 12) };
const card = () => <GainedCard title="Key redeemed" gained={gained} isAnswer onClose={() => {}} />;

it('announces the two sentences and no button, and takes the focus with them (BUY-5)', () => {
  render(card());
  const message = screen.getByText('Key redeemed').closest('[role=status]')!;
  expect(message.textContent).toMatch(/^Key redeemedCS2 is active until .*2026$/);
  for (const status of screen.getAllByRole('status'))
    expect(within(status).queryAllByRole('button')).toEqual([]);
  expect(document.activeElement).toBe(message);
});

it('names what is bought where the deployment names its product', () => {
  config.product = 'CS2';
  render(card());
  config.product = '';
  expect(screen.getByRole('heading').nextElementSibling?.textContent).toMatch(
    /^Premium for CS2 until .*2026$/,
  );
});
