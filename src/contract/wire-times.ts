import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { lenientUnion, lenientUnions } from './wire.ts';

/** The forms of times that servers write, in ISO 8601, SQL and mails; all others are text that is no date. */
const forms = {
  // 2026-12-01, 2026-12-01T10:00Z, 2026-12-01 10:00:07.123456+02, 2026-12-01 10:00:07 +0000 UTC, 20261201T100007Z
  iso: /^([+]\d{6}|\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?)?\s?(?:Z|([+-]\d\d)(?::?(\d\d))?)?(?: ?(?:UTC|GMT))?$/i,
  // Tue, 01 Dec 2026 10:00:07 GMT
  mail: /^(?:[a-z]{3}, )?\d\d? [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC|Z|[+-]\d{4})$/i,
};

/**
 * True for texts that databases and languages write for no date: year 0, month 0, day 0, and the first instants of
 * their counts.
 */
const isZero = (text: string) => /^(?:-\d|0{4}|\d{4}-?00|\d{4}-?\d\d-?00)/.test(text) || read(text) <= 0;

/** Returns a server's text in milliseconds since 1970, without a zone in UTC (DEC-38); NaN for no date. */
export const parseInstant = (text: string): number => (isZero(text) ? NaN : read(text));

function read(text: string): number {
  if (forms.mail.test(text)) return Date.parse(text);
  const parts = forms.iso.exec(text);
  if (!parts) return NaN;
  const [
    ,
    year,
    month,
    day,
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '0',
    zoneHour,
    zoneMinute = '00',
  ] = parts;
  const zone = zoneHour ? `${zoneHour}:${zoneMinute}` : 'Z';
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3)}${zone}`);
}

const inMilliseconds = (instant: number) => (Math.abs(instant) < 1e12 ? instant * 1000 : instant);

const isDate = (instant: number) => instant > 0 && !Number.isNaN(new Date(inMilliseconds(instant)).getTime());

const isNoZero = z.refine<string>((text) => !isZero(text));

/** ISO 8601 text with an offset, as the OpenAPI document has it. */
const sentText = z.iso.datetime({ offset: true });
const isoText = sentText.check(isNoZero);

/** Returns the offset of a time zone at an instant: '+02:00'; undefined for no zone. */
function offsetOf(timeZone: string, at: number): string | undefined {
  if (/^[+-]\d\d:\d\d$/.test(timeZone)) return timeZone;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const { value = '' } = format.formatToParts(at).find(({ type }) => type === 'timeZoneName') ?? {};
    return value.slice('GMT'.length) || '+00:00';
  } catch {
    return undefined;
  }
}

/** A DateTime of PHP, as text with the offset of its zone. */
const phpDate = z.pipe(
  z.pipe(
    z.object({ date: z.string(), timezone_type: z.number(), timezone: z.string() }),
    z.transform(({ date, timezone }) => {
      const wall = date.replace(' ', 'T');
      const near = offsetOf(timezone, parseInstant(wall)) ?? '';
      return wall + (near && (offsetOf(timezone, parseInstant(wall + near)) ?? ''));
    }),
  ),
  z.string().check(isNoZero),
);

const numberAsIso = z.pipe(
  z.number().check(z.refine(isDate)),
  z.transform((instant: number) => new Date(inMilliseconds(instant)).toISOString()),
);

/** Seconds or milliseconds since 1970. */
const counted = z.string().check(z.regex(/^\d{1,15}$/));

/** A time in the other usual forms, or a number; text that is no date stays unchanged. */
const otherForms = z.union([
  numberAsIso,
  z.pipe(z.pipe(counted, z.transform(Number)), numberAsIso),
  phpDate,
  z.string().check(z.refine((text) => !isZero(text) && !/^0+$/.test(text))),
]);

/** A time as ISO 8601 text; other text is left as it is, so that it can go back as the server wrote it. */
export const isoInstant = lenientUnion(isoText, otherForms);

/** A day, with or without a time. Midnight counts as that day in the server's zone. */
export const isoDay = z.pipe(
  lenientUnion(z.union([z.iso.date().check(isNoZero), isoText]), otherForms),
  z.transform((text: string) => {
    const [, year, month, day, ...time] = forms.iso.exec(text) ?? [];
    const isMidnight = time.slice(0, 4).every((part) => !Number(part ?? 0));
    return year && isMidnight ? `${year}-${month}-${day}` : text;
  }),
);

/** Text under a date field whose year is out of range. */
export const WRONG_YEAR = `Please enter a year from ${limits.years.min} to ${limits.years.max}`;

/** False for a date whose year is out of range. Text that is no date passes, as other checks refuse it. */
export function hasSensibleYear(date: string): boolean {
  const year = Number(/^[+-]?\d+(?=-)/.exec(date)?.[0] ?? limits.years.min);
  return year >= limits.years.min && year <= limits.years.max;
}

/** A time in a request, as ISO 8601 text. */
export const sentInstant = z.iso
  // years of more than four digits are no ISO 8601 without an agreement
  .datetime({
    offset: true,
    abort: true,
    error: ({ code }) => (code === 'invalid_type' ? undefined : WRONG_YEAR),
  })
  .check(z.refine(hasSensibleYear, WRONG_YEAR));

/** True for the text that databases write for no end. */
export const isInfinity = (text: string): boolean => /^infinity$/i.test(text);

/** True for an end in any form, and for a missing one; false for other text. */
export const isReadableEnd = (text: string | null): boolean =>
  text === null || isInfinity(text) || !Number.isNaN(parseInstant(text));

/** An end in a request, or the text of the server where it was not edited. */
export const keptEnd = z
  .union([sentText, z.string().check(z.refine(isReadableEnd))])
  .check(z.refine(hasSensibleYear, WRONG_YEAR));
lenientUnions.add(keptEnd);

/** A time that no form edits: the text of the server, whatever it says. */
export const keptText = lenientUnion(sentText, z.string());

/** A time in any of these forms; decodes to milliseconds since 1970 (DEC-38: the unit is not documented). */
export const timestamp = z.pipe(
  z.pipe(
    lenientUnion(z.union([isoText, z.number()]), z.union([phpDate, z.string()])),
    z.transform((value: string | number) =>
      typeof value === 'string' && !/^\d+$/.test(value) ? parseInstant(value) : inMilliseconds(Number(value)),
    ),
  ),
  z.number().check(z.refine(isDate)),
);

/** An end in milliseconds; Infinity if the database has none, and in the last year of dates. */
export const endTime = lenientUnion(
  z.pipe(
    timestamp,
    z.transform((time: number) => (time < Date.UTC(limits.years.max, 0) ? time : Infinity)),
  ),
  z.pipe(
    z.string().check(z.refine(isInfinity)),
    z.transform(() => Infinity),
  ),
);
