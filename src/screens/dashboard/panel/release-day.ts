import { formatDate } from '#src/app/format-date.ts';

/**
 * Formats a release date, or '–'. It is a day without a time (DOW-2): midnight UTC must not become the day
 * before in western time zones. Invalid dates are shown unchanged.
 */
export function releaseDay(date: string | null): string {
  if (!date) return '–';
  const [day = date, time = ''] = date.split('T');
  return formatDate(/^00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(time) ? day : date) || date;
}
