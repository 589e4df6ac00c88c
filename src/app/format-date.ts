import { parseInstant } from '../contract/wire-times.ts';
import { attempt } from '../lib/attempt.ts';
import { fromWallClock, toWallClock, type Viewer, viewer } from './viewer.ts';

type When = string | number | Date;

/** English gets the month in letters: 03/04/2026 is read as two different days. */
const dayOnly = { dateStyle: 'medium' } as const;
const dayAndTime = { ...dayOnly, timeStyle: 'short' } as const;
const dayAndSecond = { ...dayOnly, timeStyle: 'medium' } as const;
const numericTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Names the device's zone, which can change while a page is open; asking `Intl` for it would cost as much as a formatter. */
const deviceZone = () => `${new Date(2026, 0)}${new Date(2026, 6)}`;

/** Caches formatters, each dearer than a hundred uses. All have the digits of the counts beside them. */
function formatter(options: Intl.DateTimeFormatOptions, { locale, timeZone }: Viewer): Intl.DateTimeFormat {
  const all = { ...options, numberingSystem: 'latn', timeZone: timeZone || options.timeZone };
  const key = `${locale}${all.timeZone ?? deviceZone()}${JSON.stringify(all)}`;
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = new Intl.DateTimeFormat(locale, all)));
  return found;
}

/** Returns the viewer's locale date-time (LIS-10): '15 Jan 2026, 07:48'. '' for an invalid date. */
export function formatDateTime(when: When, style: Viewer = viewer()): string {
  return localText(when, dayAndTime, style);
}

/** Formats like `formatDateTime`, with seconds. */
export function formatToTheSecond(when: When, style: Viewer = viewer()): string {
  return localText(when, dayAndSecond, style);
}

/** Formats like `formatToTheSecond`, in UTC: '15 Jan 2026, 06:48:00 UTC'. */
export const formatUtc = (when: When): string =>
  format(when, (date) => `${formatToTheSecond(date, { ...viewer(), timeZone: 'UTC' })} UTC`);

/** Returns the viewer's time of day: '07:48'. '' for an invalid date. */
export function formatTime(when: When, style: Viewer = viewer()): string {
  return localText(when, { timeStyle: 'short' }, style);
}

/** Returns the viewer's time zone at `when`, or now, as its locale writes it: 'GMT+1', 'PST'. */
export function timeZoneName(when?: Date, style: Viewer = viewer()): string {
  const parts = formatter({ timeZoneName: 'short' }, style).formatToParts(when ?? Date.now());
  return isolated(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
}

const fromRightToLeft = /[\u0590-\u08ff\u200f]/;

/**
 * Isolates a date that is written from right to left, by FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. In an
 * English sentence 'until 10/12/2026' would become 'until 102026/12/'.
 */
const isolated = (text: string) => (fromRightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/**
 * Returns the viewer's locale date: '15 Jan 2026' (LIS-10). Without a time it is the same day everywhere; '' if
 * invalid.
 */
export function formatDate(when: When, style: Viewer = viewer()): string {
  const isBareDay = typeof when === 'string' && /^\d{4}-\d\d-\d\d$/.test(when);
  return localText(when, dayOnly, isBareDay ? { ...style, timeZone: 'UTC' } : style);
}

/** Formats 'March 3rd, 2026, 14:05 UTC', for the end-date tooltip (SUB-4). '' for an invalid date. */
export function formatUtcOrdinal(when: When): string {
  return format(when, (date) => {
    const month = formatter({ month: 'long', timeZone: 'UTC' }, { locale: 'en' }).format(date);
    const time = formatter(numericTime, { locale: 'en' }).format(date);
    return `${month} ${ordinal(date.getUTCDate())}, ${date.getUTCFullYear()}, ${time} UTC`;
  });
}

/** Formats '1st', '2nd', '3rd', '4th', '11th', '21st' … */
export function ordinal(day: number): string {
  const isTeen = Math.floor(day / 10) % 10 === 1;
  return `${day}${(!isTeen && ['', 'st', 'nd', 'rd'][day % 10]) || 'th'}`;
}

/** Units with their length and minimum in seconds. Days for long, since subscriptions are sold in days. */
const steps: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['year', 31_536_000, 31_536_000],
  ['month', 2_592_000, 8_640_000],
  ['day', 86_400, 86_400],
  ['hour', 3600, 3600],
  ['minute', 60, 60],
  ['second', 1, 1],
];

/** Formats 'in 30 days'; '' where the browser has no words for it. In English, like all texts of the product. */
export const relativeIn = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  attempt(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(value, unit)) ?? '';

/** Formats 'in 30 days', '2 hours ago', 'now'; in months from 100 days. */
export function relativeTime(when: When, now: When = Date.now()): string {
  return format(when, (date) => {
    const seconds = Math.round((date.getTime() - new Date(now).getTime()) / 1000);
    const [unit, length] = steps.find(([, , from]) => Math.abs(seconds) >= from) ?? ['second', 1];
    return relativeIn(unit === 'day' ? Math.round(seconds / length) : Math.trunc(seconds / length), unit);
  });
}

/**
 * Returns a date for a local input, in the viewer's zone: `toISOString()` would shift the day (DEC-66). '' if
 * invalid.
 */
export function toLocalInput(when: When, kind: 'date' | 'datetime-local' = 'datetime-local'): string {
  return format(when, (date) => {
    const [day = '', time = ''] = toWallClock(date).toISOString().replace(/^\+0*/, '').split('T');
    return kind === 'date' ? day : `${day}T${time.slice(0, 5)}`;
  });
}

/** Parses the value of a local input; a date without time is local midnight. Undefined if invalid. */
export function fromLocalInput(text: string): Date | undefined {
  if (!/^\d{4,}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?)?$/.test(text)) return undefined;
  const wall = new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
  return Number.isNaN(wall.getTime()) ? undefined : fromWallClock(wall);
}

function localText(when: When, options: Intl.DateTimeFormatOptions, style: Viewer): string {
  return format(when, (date) => isolated(formatter(options, style).format(date)));
}

function format(when: When, write: (date: Date) => string): string {
  const date = new Date(typeof when === 'string' ? parseInstant(when) : when);
  return Number.isNaN(date.getTime()) ? '' : write(date);
}
