import { fromLocalInput, relativeTime, toLocalInput } from './format-date.ts';

const DAY = 86_400_000;

/**
 * A local date-time input moved further into the future by whole days of 24 hours (as USR-4 counts its 30
 * days). Counts from the moment in the input, or from `now` where that has passed or is not filled in: who
 * extends a subscription that ended in spring wants it to run from today.
 * @param text `YYYY-MM-DDTHH:mm` in the viewer's zone, or ''
 * @param now milliseconds since 1970
 */
export function extendLocalInput(text: string, days: number, now: number = Date.now()): string {
  const from = Math.max(fromLocalInput(text)?.getTime() ?? now, now);
  return toLocalInput(from + days * DAY);
}

/**
 * The instant to send for a local date-time input: ISO 8601 in UTC. An input that still shows `original`
 * gives that instant to the millisecond, since the input shows only minutes and some of them twice a year are
 * two instants. Undefined if the text names none.
 */
export function instantOf(text: string, original?: string): string | undefined {
  if (text && original && toLocalInput(original) === text) return new Date(original).toISOString();
  return fromLocalInput(text)?.toISOString();
}

const inDays = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * 'in 30 days', 'yesterday', within a day 'in 5 hours': what is bought and given by days is counted in days.
 */
export function daysAway(when: Date, now: number = Date.now()): string {
  const days = Math.round((when.getTime() - now) / DAY);
  return Math.abs(days) < 1 ? relativeTime(when, now) : inDays.format(days, 'day');
}
