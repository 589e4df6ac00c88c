import { parseInstant } from './wire-times.ts';

/** The furthest that dates are sent; ECMAScript's own limit is beyond. */
export const MAX_EXPIRY = Date.UTC(9999, 11, 31);

const YEAR = 365 * 86_400_000;

/**
 * Returns the end by which ACTIVE subscriptions are compared, in milliseconds since 1970. One without a date, or in
 * the last year of dates, lasts longest (STA-1, SBS-4).
 */
export function expiryTime(end: number | string | null): number {
  const time = typeof end === 'string' ? parseInstant(end) : (end ?? NaN);
  return time < MAX_EXPIRY - YEAR ? time : MAX_EXPIRY;
}

/** True for an end that never comes. */
export const neverExpires = (end: number | string | null): boolean => expiryTime(end) === MAX_EXPIRY;
