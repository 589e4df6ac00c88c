import { clock, db, statusOf } from './index.ts';
import type { SubscriptionRow } from './rows.ts';

/**
 * Gives a user more time (ms) of a product, by a key or by a payment: the subscription that runs longest ends later, and
 * one that begins now is added where none runs.
 */
export function extendSubscription(userId: number, productId: number, time: number): SubscriptionRow {
  const [running] = db.subscriptions
    .where('userId', userId)
    .filter((row) => row.productId === productId && statusOf(row) === 'ACTIVE')
    .sort((a, b) => Date.parse(b.end) - Date.parse(a.end));
  if (running) return db.subscriptions.update(running.id, { end: new Date(Date.parse(running.end) + time).toISOString() });

  const now = clock.now();
  return db.subscriptions.insert({
    userId,
    productId,
    start: new Date(now).toISOString(),
    end: new Date(now + time).toISOString(),
    isExpired: false,
    pauseDate: null,
  });
}
