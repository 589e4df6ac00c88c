import { formatDate } from '#src/lib/format-date.ts';

/** The release date in the viewer's locale. A bare day is that day everywhere, not the evening before west of Greenwich. */
export function releaseDay(date: string | null): string {
  if (!date) return '–';
  const isBareDay = /^\d{4}-\d\d-\d\d$/.test(date);
  return formatDate(date, isBareDay ? { timeZone: 'UTC' } : undefined) || date;
}
