import { DAY } from '#src/lib/duration.ts';
import { formatDate, formatDateTime, toLocalInput } from '#src/app/format-date.ts';
import { isEndingSoon } from './subscription-state.ts';

/** Returns the end of a subscription in the viewer's locale; with the time of day if it is soon. */
export const formatUntil = (end: number, now: number): string =>
  unbroken(isEndingSoon(end, now) ? formatDateTime(end) : formatDate(end));

/** Returns a date that no line breaks. */
export const unbroken = (date: string): string => date.replaceAll(' ', '\u00a0');

/** Formats 'today', 'yesterday' or 'on 9 Dec 2026', by the viewer's calendar. */
export function formatEnded(end: number, now: number): string {
  const dayOf = (time: number) => Date.parse(toLocalInput(time, 'date')); // days of 24 hours, also where clocks change
  const days = (dayOf(now) - dayOf(end)) / DAY;
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return `on ${unbroken(formatDate(end))}`;
}
