import { limits } from '#src/contract/limits.ts';
import { extendSubscription } from './extend-subscription.ts';
import { clock, db } from './index.ts';
import { DAY } from './time.ts';

/** Returns the product that is sold: that of the landing page, or another one if it was deleted. */
export const soldProduct = () => db.products.all().find(({ name }) => name === 'CS2') ?? db.products.all()[0];

/** Books the payments that the provider has reported by now, each once. */
export function bookPayments(): void {
  for (const { id, userId, status, bookAt } of db.checkouts.all()) {
    const product = soldProduct();
    if (status !== 'PAID' || bookAt === null || bookAt > clock.now() || !product) continue;
    db.checkouts.update(id, { status: 'BOOKED' });
    extendSubscription(userId, product.id, limits.plan.days * DAY);
  }
}
