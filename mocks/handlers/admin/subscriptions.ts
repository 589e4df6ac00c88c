import { adminSubscriptions, type AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import { MAX_EXPIRY } from '#src/contract/expiry.ts';
import { isInfinity, parseInstant } from '#src/contract/wire-times.ts';
import { db, statusOf } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import type { SubscriptionRow } from '../../db/rows.ts';
import { orNotFound, Refusal } from '../../server/refusal.ts';
import { iso } from '../../db/time.ts';
import { serve } from '../../server/serve.ts';

export const adminSubscriptionHandlers = [
  serve(adminSubscriptions.list, ({ query }) => pageFrom(db.subscriptions, query, subscriptionToWire)),

  serve(adminSubscriptions.products, () => db.products.all().map(({ id, name }) => ({ id, name }))),

  // for this call, SBS-1 documents the field `error` instead of `message`
  serve(adminSubscriptions.update, ({ id, body }) => {
    const row = db.subscriptions.find(id);
    if (!row) throw new Refusal(404, { error: 'Subscription not found' });
    if (!db.users.find(body.userId)) throw new Refusal(400, { error: 'This user does not exist' });
    if (!db.products.find(body.productId)) throw new Refusal(400, { error: 'This product does not exist' });
    const { userId, productId, isExpired, pauseDate } = body;
    const sent = body.expirationDate;
    const end = sent === null ? row.end : iso(isInfinity(sent) ? MAX_EXPIRY : parseInstant(sent));
    const change = { userId, productId, isExpired, end };
    return subscriptionToWire(
      db.subscriptions.update(id, pauseDate === undefined ? change : { ...change, pauseDate }),
    );
  }),

  serve(adminSubscriptions.remove, ({ id }) => void orNotFound(db.subscriptions.remove(id), 'Subscription')),
];

/** Converts a row for administrators. A subscription whose end has passed is reported as expired. */
export function subscriptionToWire(row: SubscriptionRow): AdminSubscription {
  const { id, username } = db.users.find(row.userId)!;
  const { id: productId, name } = db.products.find(row.productId)!;
  const status = statusOf(row);
  return {
    id: row.id,
    user: { id, username },
    product: { id: productId, name },
    status,
    expirationDate: row.end,
    isExpired: status === 'EXPIRED',
    pauseDate: row.pauseDate,
  };
}
