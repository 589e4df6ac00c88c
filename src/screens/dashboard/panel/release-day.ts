import { formatDate } from '#src/lib/format-date.ts';

/**
 * A release date as the viewer writes it, '–' if there is none. It is a day and no instant (DOW-2: a date
 * field): a server that keeps it as midnight must not show the day before to those west of it. What cannot be
 * read stays as it came.
 */
export function releaseDay(date: string | null): string {
  if (!date) return '–';
  const [day = date, time = ''] = date.split('T');
  return formatDate(/^00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(time) ? day : date) || date;
}
