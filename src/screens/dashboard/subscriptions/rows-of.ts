import { ACTIVE, type CustomerSubscription, type OfferedProduct } from '#src/contract/subscriptions.ts';

/** One line of the list: a product and, where it is ACTIVE, the subscription that lasts longest. */
export interface SubscriptionRow {
  name: string;
  active: CustomerSubscription | undefined;
}

/** One row a product, joined by name; of several subscriptions the ACTIVE one with the latest end counts (READINGS.md T36). */
export function rowsOf(products: readonly OfferedProduct[], subscriptions: readonly CustomerSubscription[]): SubscriptionRow[] {
  const longest = new Map<string, CustomerSubscription>();
  for (const subscription of subscriptions) {
    if (subscription.status !== ACTIVE) continue;
    const known = longest.get(subscription.product.name);
    if (!known || !(known.end >= subscription.end)) longest.set(subscription.product.name, subscription);
  }
  return products.map(({ name }) => ({ name, active: longest.get(name) }));
}
