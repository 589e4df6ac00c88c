import type { SubscriptionRow } from '../db/rows.ts';
import { personas } from '../scenarios/personas.ts';
import { seededRandom } from './random.ts';
import { placeOf, timeAt, userBy, type SeedContext } from './seed-context.ts';
import { DAY, HOUR, iso, MINUTE } from '../db/time.ts';

/** An ordinary subscription. Most have run out, as in any shop of this kind. */
export function subscription(id: number, spread: SeedContext): SubscriptionRow {
  const { now, products } = spread;
  const { chance, pick, fraction: share, whole } = seededRandom('subscription', id);
  const place = placeOf('subscriptions', id, spread, share());
  const userId = userBy(place, share(), spread);
  const start = timeAt(place, spread);
  const end = start + pick([1, 7, 30, 30, 30, 90, 180, 365]) * DAY;
  return {
    id,
    userId,
    productId: chance(0.45) ? 1 : whole(1, products),
    start: iso(start),
    end: iso(end),
    isExpired: end <= now || chance(0.03),
    pauseDate: end > now && chance(0.08) ? iso(start + share() * (now - start)) : null,
  };
}

/**
 * Subscriptions of the demo's accounts: owner, product, start and end from now in milliseconds, paused since.
 */
const owned: [userId: number, productId: number, start: number, end: number, paused?: number][] = [
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

/** In the world of many products the premium account has these as well. */
const collected: typeof owned = [
  [personas.premium.id, 5, -1 * DAY, 29 * DAY],
  [personas.premium.id, 6, -364 * DAY, DAY + HOUR],
  [personas.premium.id, 7, -3 * HOUR, 50 * MINUTE],
  [personas.premium.id, 8, -50 * DAY, 315 * DAY],
  [personas.premium.id, 9, -30 * DAY, 90_000],
  [personas.premium.id, 11, -7 * DAY, -HOUR],
];

/** Subscriptions of the demo's accounts, in id order. */
export const personaSubscriptions = (now: number, many: boolean): SubscriptionRow[] =>
  (many ? [...owned, ...collected] : owned).map(([userId, productId, start, end, paused], index) => ({
    id: index + 1,
    userId,
    productId,
    start: iso(now + start),
    end: iso(now + end),
    isExpired: end <= 0,
    pauseDate: paused ? iso(now + paused) : null,
  }));
