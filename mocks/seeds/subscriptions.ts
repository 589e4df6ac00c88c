import type { SubscriptionRow } from '../db/rows.ts';
import { personas } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { positionOf, timeAt, userJoinedBy, type SeedContext } from './seed-context.ts';
import { DAY, HOUR, iso, MINUTE } from '../db/time.ts';

/** A subscription. Most have expired. */
export function subscription(id: number, context: SeedContext): SubscriptionRow {
  const { now, products } = context;
  const { chance, pick, fraction, integer } = seededRandom('subscription', id);
  const position = positionOf('subscriptions', id, context, fraction());
  const userId = userJoinedBy(position, fraction(), context);
  const start = timeAt(position, context);
  const end = start + pick([1, 7, 30, 30, 30, 90, 180, 365]) * DAY;
  return {
    id,
    userId,
    productId: chance(0.45) ? 1 : integer(1, products),
    start: iso(start),
    end: iso(end),
    isExpired: end <= now || chance(0.03),
    pauseDate: end > now && chance(0.08) ? iso(start + fraction() * (now - start)) : null,
  };
}

/** Subscriptions of the personas; times are in milliseconds from now. */
const personaRows: [userId: number, productId: number, start: number, end: number, paused?: number][] = [
  [personas.admin.id, 1, -165 * DAY, 200 * DAY],
  [personas.admin.id, 3, -20 * DAY, 10 * DAY],
  [personas.customer.id, 1, -75 * DAY, -45 * DAY],
  [personas.premium.id, 1, -12 * DAY, 18 * DAY + HOUR],
  [personas.premium.id, 2, -29 * DAY, 5 * HOUR + 20 * MINUTE],
  [personas.premium.id, 4, -100 * DAY, -70 * DAY],
  [personas.expiring.id, 1, 25 * MINUTE - 30 * DAY, 25 * MINUTE + 30_000],
  [personas.paused.id, 1, -10 * DAY, 20 * DAY + HOUR, -2 * DAY],
  [personas.pending.id, 1, -21 * DAY, 9 * DAY + HOUR],
  [personas.banned.id, 1, -15 * DAY, 15 * DAY],
];

/** More subscriptions of the premium persona, for the world with many products. */
const manyProductsRows: typeof personaRows = [
  [personas.premium.id, 5, -1 * DAY, 29 * DAY],
  [personas.premium.id, 6, -364 * DAY, DAY + HOUR],
  [personas.premium.id, 7, -3 * HOUR, 50 * MINUTE],
  [personas.premium.id, 8, -50 * DAY, 315 * DAY],
  [personas.premium.id, 9, -30 * DAY, 90_000],
  [personas.premium.id, 11, -7 * DAY, -HOUR],
];

/** The subscriptions of the personas, in id order. */
export const personaSubscriptions = (now: number, hasManyProducts: boolean): SubscriptionRow[] =>
  (hasManyProducts ? [...personaRows, ...manyProductsRows] : personaRows).map(
    ([userId, productId, start, end, paused], index) => ({
      id: index + 1,
      userId,
      productId,
      start: iso(now + start),
      end: iso(now + end),
      isExpired: end <= 0,
      pauseDate: paused ? iso(now + paused) : null,
    }),
  );
