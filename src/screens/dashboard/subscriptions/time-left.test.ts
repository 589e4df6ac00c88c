import { expect, it } from 'vitest';
import { remainingShare, toothCount, timeLeft } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-01-15T12:00:00Z');

it.each([
  [365 * day, '365 days'],
  [30 * day - 10 * minute, '30 days'],
  [30 * day - 10 * minute - 1, '29 days'],
  [day - 10 * minute, '1 day'],
  [day - 10 * minute - 1, '23 hours'],
  [2 * hour - 1, '1 hour'],
  [hour, '1 hour'],
  [hour - 1, '59 minutes'],
  [2 * minute - 1, '1 minute'],
  [0, '1 minute'],
  [-3 * day, '1 minute'],
  [NaN, '–'],
])('writes %d ms left as %s (SUB-3)', (left, text) => expect(timeLeft(now + left, now)).toBe(text));

it.each([
  ['half way', -day, day, 50],
  ['not begun', day, 2 * day, 100],
  ['just begun', 0, day, 100],
  ['just over', -day, 0, 0],
  ['no length', 0, 0, 0],
  ['no start', NaN, day, 0],
  ['no end', 0, NaN, 0],
])('computes the remaining share: %s (SUB-2)', (_name, start, end, share) =>
  expect(remainingShare(now + start, now + end, now)).toBe(share),
);

it.each([
  [30 * day, 30],
  [7 * day - minute, 7],
  [200 * day, 30],
  [5 * 60 * minute, 1],
  [-day, 1],
  [NaN, 30],
])('a period of %s ms has %s teeth: one tooth a day, at most thirty (SUB-2)', (length, teeth) =>
  expect(toothCount(now, now + length)).toBe(teeth),
);
