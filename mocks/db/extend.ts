import { iso } from '../seeds/timeline.ts';
import { clock, db, statusOf } from './index.ts';
import type { SubscriptionRow } from './rows.ts';

/**
 * Gives a user time (ms) on a product: the active subscription that ends last gets longer, else a new one
 * starts now. The checkout page and redeemed keys both end here.
 */
export function extend(userId: number, productId: number, time: number): SubscriptionRow {
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
