import { clock, db, statusOf } from './index.ts';
import type { SubscriptionRow } from './rows.ts';
import { iso } from './time.ts';

/**
 * Gives a user more time (ms) on a product: extends the active subscription that ends last, or starts a new
 * one. Used by the checkout page and by redeemed keys.
 */
export function extendSubscription(userId: number, productId: number, time: number): SubscriptionRow {
  const now = clock.now();
  const latest = db.subscriptions
    .where('userId', userId)
    .filter((row) => row.productId === productId && statusOf(row) === 'ACTIVE')
    .sort((a, b) => Date.parse(b.end) - Date.parse(a.end))[0];
  if (latest) return db.subscriptions.update(latest.id, { end: iso(Date.parse(latest.end) + time) });
  return db.subscriptions.insert({
    userId,
    productId,
    start: iso(now),
    end: iso(now + time),
    isExpired: false,
    pauseDate: null,
  });
}
