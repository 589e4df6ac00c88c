import { DAY } from '#src/lib/duration.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A number of whole units, such as 12 and 'days'. */
interface TimeLeft {
  amount: number;
  unit: string;
}

/**
 * The time until `end` in whole units, rounded down: '12 days', '1 day', '5 hours', '3 minutes' (SUB-3). At
 * least '1 minute', also past the end (DEC-39); '–' without an end. Both times in milliseconds since 1970.
 */
export function timeLeft(end: number, now: number): string {
  const left = timeLeftIn(end, now);
  return left ? `${left.amount} ${left.unit}` : '–';
}

/** The same as number and unit; undefined without an end. */
export function timeLeftIn(end: number, now: number): TimeLeft | undefined {
  if (Number.isNaN(end)) return undefined;
  const left = end - now;
  if (left >= DAY) return count(left / DAY, 'day');
  if (left >= hour) return count(left / hour, 'hour');
  return count(Math.max(1, left / minute), 'minute');
}

/** The remaining percentage between start and end, 0 to 100 (SUB-3); 0 for an invalid period. */
export function remainingShare(start: number, end: number, now: number): number {
  if (!(end > start) || !Number.isFinite(end - start)) return 0;
  return Math.min(100, Math.max(0, ((end - now) / (end - start)) * 100));
}

function count(amount: number, unit: string): TimeLeft {
  const whole = Math.floor(amount);
  return { amount: whole, unit: `${unit}${whole === 1 ? '' : 's'}` };
}
