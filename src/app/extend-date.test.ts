import { describe, expect, it, vi } from 'vitest';
import { daysAway, extendLocalInput, instantOf } from './extend-date.ts';
import { toLocalInput } from './format-date.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-01-15T12:00:00Z');

it('adds days of 24 hours to a future moment, across clock changes too', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const text = toLocalInput(Date.parse('2026-03-20T10:30:00Z'));
  expect(instantOf(extendLocalInput(text, 30, now))).toBe('2026-04-19T10:30:00.000Z');
});

it.each(['', '2025-06-01T08:00', 'nonsense'])('extends from now for %j', (text) => {
  expect(extendLocalInput(text, 7, now)).toBe(toLocalInput(now + 7 * DAY));
});

describe('instantOf', () => {
  it.each(['', '2026-13-01T00:00', 'tomorrow'])('is undefined for %j', (text) => {
    expect(instantOf(text)).toBeUndefined();
  });
  it('is undefined for an unedited, unreadable original', () => {
    expect(instantOf('', 'not a date')).toBeUndefined();
  });
  it.each(['2026-01-15T13:00:00+01:00', '2026-01-15 12:00:00'])('keeps %s as written', (original) => {
    expect(instantOf(toLocalInput(original), original)).toBe(original);
  });
});

it.each([
  ['2026-02-14T12:00:00Z', 'in 30 days'],
  ['2026-02-14T11:59:00Z', 'in 30 days'],
  ['2026-01-16T12:00:00Z', 'tomorrow'],
  ['2026-01-15T17:00:00Z', 'in 5 hours'],
  ['2026-01-14T12:00:00Z', 'yesterday'],
  ['2027-01-15T12:00:00Z', 'in 365 days'],
])('%s is %s', (when, text) => {
  expect(daysAway(new Date(when), now)).toBe(text);
});
