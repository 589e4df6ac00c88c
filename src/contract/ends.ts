import { parseInstant } from './wire-times.ts';

/** The furthest that dates are sent; ECMAScript's own limit is beyond. */
export const LAST_END = Date.UTC(9999, 11, 31);

const YEAR = 365 * 86_400_000;

/**
 * Returns the end by which ACTIVE subscriptions are compared, in milliseconds since 1970. One without a date, or in
 * the last year of dates, lasts longest (STA-1, SBS-4).
 */
export function endOf(end: number | string | null): number {
  const time = typeof end === 'string' ? parseInstant(end) : (end ?? NaN);
  return time < LAST_END - YEAR ? time : LAST_END;
}

/** True for an end that never comes. */
export const isNoEnd = (end: number | string | null): boolean => endOf(end) === LAST_END;
