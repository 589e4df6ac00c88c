// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetClock, observeClock, useClockSkew } from './clock-skew.ts';

const NOW = Date.parse('2026-01-15T12:00:00Z');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  forgetClock();
});
afterEach(() => void vi.useRealTimers());

const answer = (serverTime: number, headers: Record<string, string> = {}) =>
  observeClock(new Headers({ Date: new Date(serverTime).toUTCString(), ...headers }));
const words = () => renderHook(useClockSkew).result.current;

it.each([
  [-3 * DAY, '3 days ahead'],
  [3 * DAY, '3 days behind'],
  [-2 * 60 * MINUTE, '2 hours ahead'],
  [6 * MINUTE, '6 minutes behind'],
  [-5 * MINUTE, undefined],
  [5 * MINUTE, undefined],
  [0, undefined],
])('a server that is %d ms ahead of the device: %s (LIS-18)', (ahead, said) => {
  answer(NOW + ahead);
  expect(words()).toBe(said);
});

it('is unknown without the header, or with an invalid date', () => {
  observeClock(new Headers());
  observeClock(new Headers({ Date: 'yesterday' }));
  expect(words()).toBeUndefined();
});

it('ignores answers from a cache, by their age or by a newer one', () => {
  answer(NOW - DAY, { Age: '86400' });
  expect(words()).toBeUndefined();
  forgetClock();
  answer(NOW);
  answer(NOW - DAY);
  expect(words()).toBeUndefined();
});

it('starts again once the clock has been set', () => {
  answer(NOW - 3 * DAY);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + DAY);
  expect(words()).toBeUndefined();
});
