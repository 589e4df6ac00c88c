// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '../db/index.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { botCheckSource, verifyToken } from './bot-check.ts';
import type { BotCheckApi } from './bot-check-widget.ts';
import { DUMMY_TOKEN } from './dummy-token.ts';

let api: BotCheckApi;
const callbacks = { passed: vi.fn(), failed: vi.fn(), expired: vi.fn() };
const parameters = {
  sitekey: '3x00000000000000000000FF',
  callback: callbacks.passed,
  'error-callback': callbacks.failed,
  'expired-callback': callbacks.expired,
};

beforeEach(() => {
  resetDb();
  vi.useFakeTimers();
  // as the browser gets it: a script of its own
  new Function(botCheckSource())();
  api = (window as unknown as { turnstile: BotCheckApi }).turnstile;
});

it('gives a token that is good once', () => {
  api.render(document.body, parameters);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Verify you are human' }));
  const [token] = callbacks.passed.mock.lastCall as [string];
  expect(token).toMatch(/^mock-pass-\d+$/);
  expect([verifyToken(token), verifyToken(token)]).toEqual([true, false]);
});

it('passes or fails by itself with the provider’s test keys, and again after a reset', () => {
  const passing = api.render(document.body, { ...parameters, sitekey: '1x00000000000000000000AA' });
  expect(callbacks.passed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callbacks.passed).toHaveBeenCalledOnce();
  api.reset(passing);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  vi.runAllTimers();
  expect(callbacks.passed).toHaveBeenCalledTimes(2);
  expect(callbacks.passed.mock.calls[0]).not.toEqual(callbacks.passed.mock.calls[1]);

  api.render(document.body, { ...parameters, sitekey: '2x00000000000000000000AB' });
  vi.runAllTimers();
  expect(callbacks.failed).toHaveBeenCalledOnce();
});

it('knows genuine tokens, and forgets used tokens with a reset', () => {
  expect([DUMMY_TOKEN, DUMMY_TOKEN, 'mock-pass-7', 'mock-pass-7', 'forged', ''].map(verifyToken)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  resetDb();
  expect(verifyToken('mock-pass-7')).toBe(true);
  expect(db.settings.botCheck).toBe('works');
});
