import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { lenientUnion, lenientUnions } from './wire.ts';

/**
 * The instant of a server's text in milliseconds since 1970; NaN for no date. A time without a zone is in UTC, not in
 * that of the viewer (DEC-38).
 */
export function parseInstant(written: string): number {
  const text = extended(written);
  if (!/:\d\d/.test(text) || /(?:z|[a-z]{3}|[+-]\d\d(?::?\d\d)?)$/i.test(text)) return Date.parse(text);
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ]([\d:.]+)$/.exec(text) ?? [];
  return Date.parse(time ? `${day}T${time}Z` : `${text} UTC`);
}

/** The extended form of ISO 8601 for its basic one, such as 20261201T100007Z. */
const extended = (text: string) =>
  text.replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?/,
    (_, year, month, day, hour, minute, second = '00') =>
      `${year}-${month}-${day}T${hour}:${minute}:${second}`,
  );

const inMilliseconds = (instant: number) => (Math.abs(instant) < 1e12 ? instant * 1000 : instant);

const isDate = (instant: number) => !Number.isNaN(new Date(inMilliseconds(instant)).getTime());

/** ISO 8601 text with an offset, as the OpenAPI document has it. */
const isoText = z.iso.datetime({ offset: true });

const numberAsIso = z.pipe(
  z.number().check(z.refine(isDate)),
  z.transform((instant: number) => new Date(inMilliseconds(instant)).toISOString()),
);

/** Seconds or milliseconds since 1970, also as text. */
const countedAsIso = z.union([
  numberAsIso,
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)), numberAsIso),
]);

/**
 * A time as ISO 8601 text; other text is left as it is, so that it can go back as the server wrote it. Seconds and
 * milliseconds since 1970 are converted.
 */
export const isoInstant = lenientUnion(isoText, z.union([countedAsIso, z.string()]));

const midnight = /^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

/** The same for a day, of which the time may be missing; midnight is the day that it is in the server's zone. */
export const isoDay = z.pipe(
  lenientUnion(z.union([z.iso.date(), isoText]), z.union([countedAsIso, z.string()])),
  z.transform((text: string) => extended(text).replace(midnight, '$1')),
);

/** Text under a date field whose year is out of range. */
export const WRONG_YEAR = `Please enter a year from ${limits.years.min} to ${limits.years.max}`;

/** False for a date whose year is out of range; what is no date is for others to refuse. */
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

/** The same, or the text of the server where it was not edited. */
export const keptInstant = z
  .union([isoText, z.string().check(z.refine((text) => !Number.isNaN(parseInstant(text))))])
  .check(z.refine(hasSensibleYear, WRONG_YEAR));
lenientUnions.add(keptInstant);

/** A time that no form edits: the text of the server, whatever it says. */
export const keptText = lenientUnion(isoText, z.string());

/** ISO text, seconds or milliseconds since 1970; decodes to milliseconds (DEC-38: the unit is not documented). */
export const timestamp = z.pipe(
  z.pipe(
    lenientUnion(z.union([isoText, z.number()]), z.string()),
    z.transform((value: string | number) =>
      typeof value === 'string' && !/^\d+$/.test(value) ? parseInstant(value) : inMilliseconds(Number(value)),
    ),
  ),
  z.number().check(z.refine((time) => !Number.isNaN(new Date(time).getTime()))),
);
