import { limits } from '../contract/limits.ts';
import { DAY } from '../lib/duration.ts';
import { fromLocalInput, relativeIn, relativeTime, toLocalInput } from './format-date.ts';

const { min, max } = limits.years;

/** The `min` and `max` of date inputs (LIM-1). Without a `max` browsers take six digits for the year. */
export const dateRanges = {
  date: { min: `${min}-01-01`, max: `${max}-12-31` },
  'datetime-local': { min: `${min}-01-01T00:00`, max: `${max}-12-31T23:59` },
} as const;

/**
 * Adds days of 24 hours (USR-4) to the value of a local date-time input. An empty or past value counts from
 * `now`: an expired subscription is extended from today.
 * @param text `YYYY-MM-DDTHH:mm` in the viewer's time zone, or ''
 * @param now milliseconds since 1970
 */
export function extendLocalInput(text: string, days: number, now: number = Date.now()): string {
  const from = Math.max(fromLocalInput(text)?.getTime() ?? now, now);
  return toLocalInput(from + days * DAY);
}

/**
 * Converts the value of a local date-time input to ISO 8601 in UTC. An unchanged value returns `original` as the server
 * wrote it, because inputs have no seconds, some local times are ambiguous, and a time may have no zone. Undefined for an invalid value.
 */
export function instantOf(text: string, original?: string): string | undefined {
  if (text && original && toLocalInput(original) === text) return original;
  return fromLocalInput(text)?.toISOString();
}

/** Formats 'in 30 days', 'yesterday', 'in 5 hours'. Never in months, as subscriptions are sold in days. */
export function daysAway(when: Date, now: number = Date.now()): string {
  const days = Math.round((when.getTime() - now) / DAY);
  return Math.abs(days) < 1 ? relativeTime(when, now) : relativeIn(days, 'day');
}
