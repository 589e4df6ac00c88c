import type { SubscriptionRow } from '../db/rows.ts';
import { DAY, HOUR, iso, MINUTE } from '../db/time.ts';
import { personas } from '../worlds/personas.ts';
import { createdAt, userBefore, type SeedContext } from './seed-context.ts';
import { seeded } from './seeded.ts';
import { productId } from './values.ts';

/** Returns a subscription. Most have expired. */
export const subscription = (id: number, context: SeedContext): SubscriptionRow =>
  seeded('subscription', id, (faker) => {
    const { now, products } = context;
    const start = createdAt(faker, 'subscriptions', id, context);
    const end = start + faker.helpers.arrayElement([1, 7, 30, 30, 30, 90, 180, 365]) * DAY;
    const isPaused = faker.datatype.boolean(0.08) && end > now;
    return {
      id,
      userId: userBefore(faker, 'subscriptions', id, context),
      productId: productId(faker, products),
      start: iso(start),
      end: iso(end),
      isExpired: faker.datatype.boolean(0.03) || end <= now,
      pauseDate: isPaused ? iso(faker.number.int({ min: start, max: now })) : null,
    };
  });

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

const manyProductsRows: typeof personaRows = [
  [personas.premium.id, 5, -1 * DAY, 29 * DAY],
  [personas.premium.id, 6, -364 * DAY, DAY + HOUR],
  [personas.premium.id, 7, -3 * HOUR, 50 * MINUTE],
  [personas.premium.id, 8, -50 * DAY, 315 * DAY],
  [personas.premium.id, 9, -30 * DAY, 90_000],
  [personas.premium.id, 11, -7 * DAY, -HOUR],
];

/** Returns the subscriptions of the personas, in id order. */
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
