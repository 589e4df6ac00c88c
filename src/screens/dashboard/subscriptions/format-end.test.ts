import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from '#src/app/format-date.ts';
import { setViewer } from '#src/app/viewer.ts';
import { formatEnded, formatUntil, unbroken } from './format-end.ts';

setViewer({ locale: 'en-GB', timeZone: 'America/New_York' });

const now = Date.parse('2026-01-16T03:00:00Z'); // the evening of the 15th in New York

it.each([
  ['2026-01-16T02:59:00Z', 'today'],
  ['2026-01-15T05:00:00Z', 'today'],
  ['2026-01-15T04:59:00Z', 'yesterday'],
  ['2026-01-14T04:59:00Z', 'on 13\u00a0Jan\u00a02026'],
  ['2026-03-08T17:00:00Z', 'yesterday', '2026-03-09T04:30:00Z'], // a day of 23 hours
  ['2026-10-31T17:00:00Z', 'yesterday', '2026-11-02T04:30:00Z'], // and one of 25
])('%s ended %s, by the viewer’s calendar', (end, text, at = '') =>
  expect(formatEnded(Date.parse(end), Date.parse(at) || now)).toBe(text),
);

it('names the time of day within the last three days', () => {
  const days = (count: number) => now + count * 86_400_000;
  expect(formatUntil(days(3), now)).toBe(unbroken(formatDate(days(3))));
  expect(formatUntil(days(2.9), now)).toBe(unbroken(formatDateTime(days(2.9))));
});
