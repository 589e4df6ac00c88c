import { ACTIVE, type CustomerSubscription, type OfferedProduct } from '#src/contract/subscriptions.ts';

/** A product and the period of its ACTIVE subscription, in milliseconds since 1970. */
export interface SubscriptionRow {
  name: string;
  active: Period | undefined;
}

/** NaN without a time. */
export interface Period {
  start: number;
  end: number;
}

/**
 * One row per product, matched by name, with the ACTIVE subscription that ends last (DEC-36). What one owns
 * comes first; otherwise the order is the server's (SUB-6).
 */
export function rowsOf(
  products: readonly OfferedProduct[],
  subscriptions: readonly CustomerSubscription[],
): SubscriptionRow[] {
  const longest = new Map<string, Period>();
  for (const { product, status, start, end } of subscriptions) {
    if (status !== ACTIVE) continue;
    const span = { start: start ?? NaN, end: end ?? NaN };
    const known = longest.get(product.name);
    if (!known || Number.isNaN(known.end) || span.end > known.end) longest.set(product.name, span);
  }
  const rows = products.map(({ name }) => ({ name, active: longest.get(name) }));
  return [...rows.filter(({ active }) => active), ...rows.filter(({ active }) => !active)];
}
