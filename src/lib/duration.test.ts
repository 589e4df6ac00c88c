import { expect, it } from 'vitest';
import { durationWords } from './duration.ts';

it.each([
  [1, '1 hour'],
  [23, '23 hours'],
  [24, '1 day'],
  [36, '1 day 12 hours'],
  [49, '2 days 1 hour'],
  [720, '30 days'],
  [2160, '90 days'],
  [8760, '1 year'],
  [17_520, '2 years'],
  [8784, '366 days'],
  [24_000_000, '1,000,000 days'],
])('writes %i hours as %s', (hours, words) => expect(durationWords(hours)).toBe(words));

it.each([Number.NaN, -24, 1.5, Infinity])('is empty for %d', (hours) =>
  expect(durationWords(hours)).toBe(''),
);
