import { DAY } from '#src/lib/duration.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The time that may be missing from a full day that still counts: 30 days bought a minute ago are 30 days (DEC-39). */
const tolerance = 10 * minute;

/**
 * Returns the time until `end` in whole units, rounded down: '12 days', '1 day', '5 hours', '3 minutes' (SUB-3). At
 * least '1 minute', also past the end (DEC-39); '–' where the end is unknown. Both times in milliseconds since
 * 1970.
 */
export function timeLeft(end: number, now: number): string {
  if (Number.isNaN(end)) return '–';
  if (end === Infinity) return 'No end';
  const left = end - now;
  if (left + tolerance >= DAY) return count((left + tolerance) / DAY, 'day');
  if (left >= hour) return count(left / hour, 'hour');
  return count(Math.max(1, left / minute), 'minute');
}

/** Returns the remaining percentage between start and end, 0 to 100 (SUB-3); 0 for an invalid period. */
export function remainingShare(start: number, end: number, now: number): number {
  if (end === Infinity) return 100;
  if (!(end > start) || !Number.isFinite(end - start)) return 0;
  return Math.min(100, Math.max(0, ((end - now) / (end - start)) * 100));
}

/**
 * Returns the number of teeth on a period's blade (SUB-2): one for each day, and thirty for whatever is longer or not
 * known.
 */
export const toothCount = (start: number, end: number): number =>
  Math.min(30, Math.max(1, Math.round((end - start) / DAY))) || 30;

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
