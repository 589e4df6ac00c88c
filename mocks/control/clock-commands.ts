import * as z from 'zod/mini';
import { clock, db } from '../db/index.ts';
import { problemsOf } from './settings.ts';

/** Distance of the clock from the end of a subscription, before and after it. */
const JUST = 30_000;

/** The years that the clock can show; the dates of the seeds around it have four digits as well. */
const YEARS = { min: 2000, max: 2999 };

const whole = z.int();
const instant = z.iso.datetime({ offset: true, error: 'Not a time such as 2026-03-29T01:59:00Z' });

/**
 * A change of the server's clock: by milliseconds, to an instant (ISO 8601), to 30 seconds before or after the end of
 * a subscription (by id), or back to the real time. Negative milliseconds lead back.
 */
export type ClockChange = z.infer<typeof ClockChange>;
export const ClockChange = z.union(
  [
    z.strictObject({ advance: whole }),
    z.strictObject({ to: instant }),
    z.strictObject({ beforeEndOf: whole }),
    z.strictObject({ afterEndOf: whole }),
    z.strictObject({ real: z.literal(true) }),
  ],
  {
    error: 'Expected one of {advance: ms}, {to: ISO 8601}, {beforeEndOf: id}, {afterEndOf: id}, {real: true}',
  },
);

/** The message about a time that the clock cannot show. */
export const IMPOSSIBLE_TIME = `The clock shows years from ${YEARS.min} to ${YEARS.max} only`;

/** True for a time that the clock can show. */
export function isPossibleTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return year >= YEARS.min && year <= YEARS.max;
}

/** Sets the clock. Returns an error message if nothing was changed. */
export function setClock(change: unknown): string | undefined {
  const { data, error } = z.safeParse(ClockChange, change);
  if (error) return problemsOf(error);
  const real = clock.realTime(); // once: a millisecond later it would be another time
  const time = timeOf(data, real);
  if (typeof time === 'string') return time;
  if (!isPossibleTime(time)) return IMPOSSIBLE_TIME;
  db.settings.clockOffset = time - real;
  return undefined;
}

function timeOf(change: ClockChange, real: number): number | string {
  if ('advance' in change) return real + db.settings.clockOffset + change.advance;
  if ('to' in change) return Date.parse(change.to);
  if ('real' in change) return real;
  const [id, distance] = 'beforeEndOf' in change ? [change.beforeEndOf, -JUST] : [change.afterEndOf, JUST];
  const subscription = db.subscriptions.find(id);
  return subscription ? Date.parse(subscription.end) + distance : `There is no subscription ${id}`;
}
