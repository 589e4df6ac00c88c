import { expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const entry: CalendarEntry = {
  id: 'end-of-CS2',
  title: 'CS2 subscription ends',
  description: 'Renew it',
  url: 'https://shop.example/dash',
  at: Date.parse('2026-12-21T09:05:07.123Z'),
};
const now = Date.parse('2026-11-21T08:00:00Z');
const write = (...entries: Partial<CalendarEntry>[]) =>
  calendarFile(
    entries.map((changes) => ({ ...entry, ...changes })),
    'shop.example',
    now,
  ).text();
const unfolded = async (changes: Partial<CalendarEntry>) =>
  (await write(changes)).replaceAll('\r\n ', '').split('\r\n');

it('writes an event with an alarm one day before, in lines that end with CRLF (STA-3)', async () =>
  expect(await write({})).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//shop.example//Subscriptions//EN',
      'BEGIN:VEVENT',
      'UID:end-of-CS2@shop.example',
      'DTSTAMP:20261121T080000Z',
      'DTSTART:20261221T090507Z',
      'SUMMARY:CS2 subscription ends',
      'DESCRIPTION:Renew it',
      'URL:https://shop.example/dash',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:CS2 subscription ends',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  ));

it('is a calendar to the browser', () => expect(calendarFile([], 'shop.example').type).toBe('text/calendar'));

it('escapes what has a meaning in the format, and drops control characters', async () => {
  const lines = await unfolded({ title: 'a\\b;c,d:e\u0007', description: 'one\r\ntwo\nthree\rfour' });
  expect(lines).toContain('SUMMARY:a\\\\b\\;c\\,d:e');
  expect(lines).toContain('DESCRIPTION:one\\ntwo\\nthree\\nfour');
});

it('folds lines at 75 bytes, never inside a character', async () => {
  const title = '🗝️ ключ '.repeat(20);
  const text = await write({ title });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Surrogate}/u);
  }
  expect(await unfolded({ title })).toContain(`SUMMARY:${title}`);
});

it('has an event for each entry', async () =>
  expect((await write({}, { id: 'end-of-Rust' })).match(/^UID:.*$/gm)).toEqual([
    'UID:end-of-CS2@shop.example',
    'UID:end-of-Rust@shop.example',
  ]));
