import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { lenientUnion } from './wire.ts';

const inMilliseconds = (instant: number) => (Math.abs(instant) < 1e12 ? instant * 1000 : instant);

const isDate = (instant: number) => !Number.isNaN(new Date(inMilliseconds(instant)).getTime());

/** A time as ISO 8601 text in UTC; seconds and milliseconds since 1970 are converted to it. */
export const isoInstant = lenientUnion(
  z.string(),
  z.pipe(
    z.number().check(z.refine(isDate)),
    z.transform((instant: number) => new Date(inMilliseconds(instant)).toISOString()),
  ),
);

/** Text under a date field whose year is out of range. */
export const WRONG_YEAR = `Please enter a year from ${limits.years.min} to ${limits.years.max}`;

/** False for a date whose year is out of range; what is no date is for others to refuse. */
export function hasSensibleYear(date: string): boolean {
  const year = Number(/^\d+(?=-)/.exec(date)?.[0] ?? limits.years.min);
  return year >= limits.years.min && year <= limits.years.max;
}

/** A time in a request, as ISO 8601 text in UTC. */
export const sentInstant = z.iso
  // years of more than four digits are no ISO 8601 without an agreement
  .datetime({ error: ({ code }) => (code === 'invalid_type' ? undefined : WRONG_YEAR) })
  .check(z.refine(hasSensibleYear, WRONG_YEAR));

/** ISO text, seconds or milliseconds since 1970; decodes to milliseconds (DEC-38: the unit is not documented). */
export const timestamp = z.pipe(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value: string | number) =>
      typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) : inMilliseconds(Number(value)),
    ),
  ),
  z.number().check(z.refine((time) => !Number.isNaN(new Date(time).getTime()))),
);
