import { pluralize } from './pluralize.ts';

/** A day of 24 hours in milliseconds. */
export const DAY = 86_400_000;

const HOURS_A_DAY = 24;
const HOURS_A_YEAR = 8760;

/** Formats hours: '90 days' for 2160, '1 day 12 hours', '2 years' of 365 days. Returns '' for fractions. */
export function durationWords(hours: number): string {
  if (!Number.isSafeInteger(hours) || hours < 0) return '';
  if (hours > 0 && hours % HOURS_A_YEAR === 0) return pluralize(hours / HOURS_A_YEAR, ['year', 'years']);
  const days = Math.floor(hours / HOURS_A_DAY);
  const rest = hours % HOURS_A_DAY;
  const parts = [
    days > 0 && pluralize(days, ['day', 'days']),
    (rest > 0 || days === 0) && pluralize(rest, ['hour', 'hours']),
  ];
  return parts.filter(Boolean).join(' ');
}
