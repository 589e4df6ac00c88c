import { subscriptions } from '#src/contract/subscriptions.ts';
import { extendSubscription } from '../db/extend-subscription.ts';
import { clock, db, isPremium, statusOf } from '../db/index.ts';
import { Refusal } from '../server/refusal.ts';
import { HOUR, iso } from '../db/time.ts';
import { serve } from '../server/serve.ts';

export const subscriptionHandlers = [
  serve(subscriptions.mine, ({ user }) => ({
    products: db.products.all().map(({ id, name, shortName }) => ({ id, name, shortName })),
    subscriptions: db.subscriptions.where('userId', user.id).map((row) => ({
      product: { name: db.products.find(row.productId)!.name },
      status: statusOf(row),
      start: row.start,
      end: row.end,
    })),
    premium: isPremium(user.id),
  })),

  serve(subscriptions.checkout, ({ user, body, request, transport }) => {
    const { id } = db.checkouts.insert({
      userId: user.id,
      plan: body.plan,
      status: 'OPEN',
      bookAt: null,
      createdDate: iso(clock.now()),
    });
    return { checkout: `${transport.origin ?? new URL(request.url).origin}/mock/checkout/${id}` };
  }),

  serve(subscriptions.redeem, ({ user, body }) => {
    const [key] = db.keys.where('code', body.key);
    if (!key) throw new Refusal(400, 'Invalid access key');
    if (key.status === 'USED') throw new Refusal(400, 'This access key has already been used');
    const now = clock.now();
    db.keys.update(key.id, { status: 'USED', usedById: user.id, usedDate: iso(now) });
    extendSubscription(user.id, key.productId, key.durationHours * HOUR);
    return {
      message: `Key redeemed: ${formatDuration(key.durationHours)} of ${db.products.find(key.productId)!.name} added`,
    };
  }),
];

/** Formats a duration, in days if the hours are a multiple of 24. */
function formatDuration(hours: number) {
  const [amount, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
