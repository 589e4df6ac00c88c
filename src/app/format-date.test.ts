import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatUtc,
  formatUtcOrdinal,
  fromLocalInput,
  ordinal,
  formatToTheSecond,
  relativeTime,
  timeZoneName,
  toLocalInput,
} from './format-date.ts';
import { setViewer } from './viewer.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'America/St_Johns',
  'Pacific/Apia',
  'Australia/Lord_Howe',
];
const instants = fc.date({
  min: new Date('1990-01-01T00:00Z'),
  max: new Date('2099-12-31T00:00Z'),
  noInvalidDate: true,
});

afterEach(() => setViewer({}));

/** Returns the machine's own text: the reference for everything that is written in a zone. */
function onMachineIn<T>(zone: string, read: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  const result = read();
  process.env.TZ = before;
  return result;
}

const zonedBy = {
  machine: (zone: string) => void vi.stubEnv('TZ', zone),
  viewer(zone: string) {
    vi.stubEnv('TZ', 'America/New_York');
    setViewer({ timeZone: zone });
  },
};

describe.each(zones.flatMap((zone) => (['machine', 'viewer'] as const).map((by) => [zone, by] as const)))(
  'local inputs in %s, set by the %s',
  (zone, by) => {
    beforeEach(() => zonedBy[by](zone));

    it('reads every local time as the machine in that zone does', () => {
      fc.assert(
        fc.property(instants, (date) => {
          const text = date.toISOString().slice(0, 16);
          expect(fromLocalInput(text)).toEqual(onMachineIn(zone, () => new Date(text)));
        }),
      );
    });

    it('writes every instant as the machine in that zone does', () => {
      fc.assert(
        fc.property(instants, (date) => {
          const text = onMachineIn(zone, () => date.toLocaleString('sv')); // as ISO 8601
          expect(toLocalInput(date)).toBe(text.slice(0, 16).replace(' ', 'T'));
          expect(toLocalInput(date, 'date')).toBe(text.slice(0, 10));
        }),
      );
    });
  },
);

it.each([
  [1, '1st'],
  [3, '3rd'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [23, '23rd'],
])('writes day %i as %s', (day, text) => {
  expect(ordinal(day)).toBe(text);
});

it('writes the end date in UTC with an ordinal day (SUB-4)', () => {
  expect(formatUtcOrdinal('2026-03-03T14:05:59Z')).toBe('March 3rd, 2026, 14:05 UTC');
  expect(formatUtcOrdinal('2026-01-11T00:00:00+02:00')).toBe('January 10th, 2026, 22:00 UTC');
});

it('writes dates as the viewer does (LIS-10)', () => {
  const style = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
  expect(formatDateTime('2026-01-15T23:30:00Z', style)).toBe('16 Jan 2026, 00:30');
  expect(formatDate('2026-01-15T23:30:00Z', style)).toBe('16 Jan 2026');
  expect(formatToTheSecond('2026-01-15T23:30:07Z', style)).toBe('16 Jan 2026, 00:30:07');
  expect(formatDateTime('2026-01-15T08:05:00Z', { locale: 'en-US', timeZone: 'UTC' })).toMatch(
    /^Jan 15, 2026, 8:05\sAM$/,
  );
});

it.each([
  ['2026-01-15T12:00:00Z', 'now'],
  ['2026-01-15T11:59:20Z', '40 seconds ago'],
  ['2026-01-15T10:00:00Z', '2 hours ago'],
  ['2026-01-16T12:00:00Z', 'tomorrow'],
  ['2026-01-18T13:00:00Z', 'in 3 days'],
  ['2026-02-14T11:59:30Z', 'in 30 days'],
  ['2026-06-15T12:00:00Z', 'in 5 months'],
  ['2027-02-15T12:00:00Z', 'next year'],
])('writes the distance to %s: %s', (when, text) => {
  expect(relativeTime(when, '2026-01-15T12:00:00Z')).toBe(text);
});

it.each(['fa-IR', 'ar-EG', 'hi-IN', 'mr-IN', 'bn-BD', 'my-MM'])(
  'in %s dates have the digits of all other numbers (LIS-10)',
  (locale) => expect(formatToTheSecond('2026-01-15T06:48:00Z', { locale })).not.toMatch(/(?![0-9])\p{Nd}/u),
);

it('writes dates in the viewer’s locale and zone', () => {
  setViewer({ locale: 'de-DE', timeZone: 'Asia/Tokyo' });
  expect(formatDateTime('2026-01-15T23:30:00Z')).toBe('16.01.2026, 08:30');
  expect(formatDate('2026-01-15')).toBe('15.01.2026');
  expect(formatUtc('2026-01-15T23:30:07Z')).toBe('15.01.2026, 23:30:07 UTC');
  expect(toLocalInput('2026-01-15T23:30:00Z')).toBe('2026-01-16T08:30');
});

it('follows the device into another time zone; a server’s text without a zone is in UTC', () => {
  for (const [zone, text] of [
    ['Asia/Tokyo', '16 Jan 2026, 08:30'],
    ['Europe/London', '15 Jan 2026, 23:30'],
  ] as const) {
    vi.stubEnv('TZ', zone);
    expect(formatDateTime('2026-01-15 23:30:00', { locale: 'en-GB' })).toBe(text);
  }
});

it('names the time zone of the moment, with or without summer time', () => {
  const style = { locale: 'en-US', timeZone: 'America/New_York' };
  expect(timeZoneName(new Date('2026-01-15T12:00:00Z'), style)).toBe('EST');
  expect(timeZoneName(new Date('2026-07-15T12:00:00Z'), style)).toBe('EDT');
});

it('writes nothing for an invalid date', () => {
  for (const write of [
    formatDate,
    formatDateTime,
    formatToTheSecond,
    formatUtc,
    formatUtcOrdinal,
    toLocalInput,
    relativeTime,
  ])
    expect(write('soon')).toBe('');
  for (const text of ['', 'soon', '2026-13-01', '2026-01-15 12:00', '15/01/2026', '12026-01-15'])
    expect(fromLocalInput(text)).toBeUndefined();
});

describe('a date that is written from right to left', () => {
  const date = '2026-12-10T08:59:00Z';
  const style = { locale: 'ar-EG', timeZone: 'UTC' };

  it('is isolated from the surrounding text', () => {
    expect(formatDateTime(date, style)).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
  });

  it('is not isolated in other locales', () => {
    for (const locale of ['en-GB', 'de-DE', 'ja-JP'])
      expect(formatDateTime(date, { ...style, locale })).not.toMatch(/[\u2068\u2069]/);
  });
});
