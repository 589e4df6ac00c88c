// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '#src/session/session.ts';
import { GainedCard } from './GainedCard.tsx';
import type { Downloading } from './use-download.ts';

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
const submit = vi.fn();
const download = (phase?: Downloading['phase']): Downloading => ({
  phase,
  submit,
  busy: phase !== undefined,
  saved: undefined,
  version: '1.0.0',
  canSubmit: true,
});
const card = (phase?: Downloading['phase']) => (
  <GainedCard title="Key redeemed" gained={gained} isAnswer download={download(phase)} onClose={() => {}} />
);

it('announces the two sentences and no button, and takes the focus with them (BUY-5)', () => {
  render(card());
  const message = screen.getByText('Key redeemed').closest('[role=status]')!;
  expect(message.textContent).toMatch(/^Key redeemedCS2 is active until .*2026$/);
  for (const status of screen.getAllByRole('status'))
    expect(within(status).queryAllByRole('button')).toEqual([]);
  expect(document.activeElement).toBe(message);
});

it('its client button keeps the focus while it is busy (ACC-2)', () => {
  const { rerender } = render(card());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download client' });
  button.focus();
  fireEvent.click(button);
  expect(submit).toHaveBeenCalledOnce();
  rerender(card('downloading'));
  expect(screen.getByRole('button', { name: 'Downloading...' })).toBe(button);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
});
