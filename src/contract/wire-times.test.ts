import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { nullishAsNull } from './wire.ts';
import { endTime, isoInstant, parseInstant, timestamp } from './wire-times.ts';

const decode = (schema: z.core.$ZodType, body: unknown): unknown => z.parse(schema, body);

const day = Date.UTC(2026, 0, 1);
const php = (date: string, timezone: string) => ({ date: `${date}.000000`, timezone_type: 3, timezone });

it.each([
  // as ISO 8601 in a row: as it is written, unless a third value says otherwise; null is none
  ['2026-01-01T00:00:00Z', day],
  ['2026-01-01T01:00:00+01:00', day],
  ['2026-01-01', day],
  ['2026-01-01 00:00:00.123456+00', day + 123],
  ['2026-01-01 00:00:00 +0000 UTC', day],
  ['20260101T000000Z', day],
  ['20260101T0100+0100', day],
  ['Thu, 01 Jan 2026 00:00:00 GMT', day],
  [day / 1000, day, '2026-01-01T00:00:00.000Z'],
  [String(day), day, '2026-01-01T00:00:00.000Z'],
  [1e12 - 1, (1e12 - 1) * 1000, new Date((1e12 - 1) * 1000).toISOString()],
  [
    php('2026-07-01 00:00:00', 'America/St_Johns'),
    Date.UTC(2026, 6, 1, 2, 30),
    '2026-07-01T00:00:00.000000-02:30',
  ],
  [php('2026-01-01 00:00:00', '+02:00'), day - 7_200_000, '2026-01-01T00:00:00.000000+02:00'],
  // no date: text stands as written
  ['yesterday', null],
  ['-infinity', null],
  // nothing
  ['-0001-11-30 00:00:00', null, null],
  ['0000-00-00 00:00:00', null, null],
  ['0001-01-01T00:00:00Z', null, null],
  ['2026-00-00', null, null],
  ['1970-01-01T01:00:00+01:00', null, null],
  [php('2026-01-01 00:00:00', 'Nowhere'), day, '2026-01-01T00:00:00.000000'],
  [0, null, null],
  [8.64e15 + 1, null, null],
  ['', null, null],
])('decodes the time %j as %j (API-1)', (wire, instant, inRow: unknown = wire) => {
  expect(decode(nullishAsNull(timestamp), wire)).toBe(instant);
  expect(decode(nullishAsNull(isoInstant), wire)).toBe(inRow);
  if (typeof inRow === 'string') expect(parseInstant(inRow)).toBe(instant ?? NaN);
});

it('decodes a null end as never', () => {
  const ends = ['infinity', '9999-12-31 23:59:59', '2050-01-01', null, 'soon'];
  expect(ends.map((end) => decode(nullishAsNull(endTime), end))).toEqual([
    Infinity,
    Infinity,
    Date.UTC(2050, 0),
    null,
    null,
  ]);
});
