import { formatDate, formatDateTime, toLocalInput } from '#src/lib/format-date.ts';

const day = 86_400_000;

/** The end of a subscription in the viewer's locale; with the time of day within the last three days. */
export const untilWhen = (end: number, now: number): string =>
  end - now < 3 * day ? formatDateTime(end) : formatDate(end);

/** 'today', 'yesterday' or 'on 9 Dec 2026', by the viewer's calendar. */
export function endedWhen(end: number, now: number): string {
  const endDay = toLocalInput(end, 'date');
  if (endDay === toLocalInput(now, 'date')) return 'today';
  if (endDay === toLocalInput(now - day, 'date')) return 'yesterday';
  return `on ${formatDate(end)}`;
}
