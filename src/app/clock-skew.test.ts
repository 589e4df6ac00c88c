// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetClock, observeClock, useClockSkew } from './clock-skew.ts';

const NOW = Date.parse('2026-01-15T12:00:00Z');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  forgetClock();
});

/** @param waited the time since the question */
const answer = (serverTime: number, headers: Record<string, string> = {}, waited = 0) =>
  observeClock(new Headers({ Date: new Date(serverTime).toUTCString(), ...headers }), NOW - waited);
const words = () => renderHook(useClockSkew).result.current;

it.each([
  [3 * DAY, '3 days behind'],
  [-2 * 60 * MINUTE, '2 hours ahead'],
  [-5 * MINUTE, undefined],
  [5 * MINUTE, undefined],
  [-5 * MINUTE - 1000, '5 minutes ahead'],
])('a server that is %d ms ahead of the device: %s (LIS-18)', (ahead, said) => {
  answer(NOW + ahead);
  expect(words()).toBe(said);
});

it.each([
  '0',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Mon, 12 Jan 2026 12:00:00 GMT, Mon, 12 Jan 2026 12:00:00 GMT',
])('is unknown without the header, or with %s', (date) => {
  observeClock(new Headers(), NOW);
  observeClock(new Headers({ Date: date }), NOW);
  expect(words()).toBeUndefined();
});

it.each([
  ['an answer that waited for the device to wake up', NOW - 6 * MINUTE, {}, 6 * MINUTE],
  ['a cache that writes the date anew', NOW, { Age: '86400' }, 0],
  ['an age that is no number', NOW, { Age: 'old' }, 0],
])('ignores %s', (_name, serverTime, headers, waited) => {
  answer(serverTime, headers, waited);
  expect(words()).toBeUndefined();
});

it('ignores answers from a cache, by their age or by a newer answer', () => {
  answer(NOW - DAY, { Age: '86400' });
  expect(words()).toBeUndefined();
  forgetClock();
  answer(NOW);
  answer(NOW - DAY);
  expect(words()).toBeUndefined();
});

it('starts over after the clock was set', () => {
  answer(NOW - 3 * DAY);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + DAY);
  expect(words()).toBeUndefined();
});
