import { parseInstant } from '#src/contract/wire-times.ts';
import { DAY } from '#src/lib/duration.ts';

/** Checks that a date lies between two instants, both in milliseconds since 1970; false for a missing date. */
export function isWithin(date: string | null, from: number, to: number): boolean {
  const time = parseInstant(date ?? '');
  return time >= from && time <= to;
}

/** A quick filter of lists of codes (LIS-16). */
export const unusedFor90Days = {
  id: 'unused-90',
  label: 'Unused for 90 days',
  matches: ({ status, createdDate }: { status: string; createdDate: string | null }, now: number) =>
    status === 'UNUSED' && isWithin(createdDate, 0, now - 90 * DAY),
};
