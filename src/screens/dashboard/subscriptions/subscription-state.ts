import type { Holdings } from '#src/app/checkout-record.ts';
import { expiryTime } from '#src/contract/expiry.ts';
import { ACTIVE, type CustomerSubscription, type SubscriptionsReply } from '#src/contract/subscriptions.ts';
import { DAY } from '#src/lib/duration.ts';

/** True if the end is less than three days away, when renewing comes first. Both times in ms since 1970. */
export const isEndingSoon = (end: number, now: number): boolean => end - now < 3 * DAY;

/** An owned product; times in milliseconds since 1970, NaN if missing. */
export interface Owned {
  name: string;
  start: number;
  end: number;
}

/**
 * State of a customer (STA-1).
 * - `active`, `ending`: with premium; ending if what lasts longest ends within three days
 * - `paused`, `starting`: a subscription is ACTIVE, but does not give premium (DEC-37) or not yet
 */
export type SubscriptionState =
  | { kind: 'none' | 'paused' | 'active' | 'ending' }
  | { kind: 'ended'; name: string; end: number }
  | { kind: 'starting'; name: string; start: number };

/** True with premium: as the server says, else by the subscriptions. Time in milliseconds since 1970. */
export const hasPremium = ({ premium, subscriptions }: SubscriptionsReply, now: number): boolean =>
  premium ??
  subscriptions.some((each) => isActive(each) && !((each.start ?? now) > now) && !((each.end ?? now) < now));

/** Reads it from the reply and the time, in milliseconds since 1970. */
export function getSubscriptionState(mine: SubscriptionsReply, now: number): SubscriptionState {
  const owned = ownedOf(mine);
  const [latest] = owned;
  if (hasPremium(mine, now)) return { kind: latest && isEndingSoon(latest.end, now) ? 'ending' : 'active' };
  const lasting = owned.filter(({ end }) => !(end <= now));
  if (lasting.some(({ start }) => !(start > now))) return { kind: 'paused' };
  const [first] = [...lasting].sort((a, b) => a.start - b.start);
  if (first) return { kind: 'starting', name: first.name, start: first.start };
  const [ended] = mine.subscriptions
    .map(({ product, end }) => ({ name: product.name, end: end ?? NaN }))
    .filter(({ end }) => end <= now)
    .sort((a, b) => b.end - a.end);
  return ended ? { kind: 'ended', ...ended } : { kind: 'none' };
}

/**
 * Returns owned products, the one that ends last first, each with its ACTIVE subscription that ends last (DEC-36),
 * even if no longer offered. Names may differ in case.
 */
export function ownedOf({ products, subscriptions }: SubscriptionsReply): Owned[] {
  const owned = new Map<string, Owned>();
  for (const { product, start, end } of subscriptions.filter(isActive)) {
    const known = owned.get(idOf(product));
    const each = { name: product.name, start: start ?? NaN, end: end ?? NaN };
    if (!known || expiryTime(each.end) > expiryTime(known.end)) owned.set(idOf(product), each);
  }
  for (const product of products) {
    const each = owned.get(idOf(product));
    if (each) each.name = product.name;
  }
  return [...owned.values()].sort((a, b) => expiryTime(b.end) - expiryTime(a.end));
}

/**
 * A product that is offered and not owned; `ended` is when it last ended, in ms since 1970, NaN if no subscription
 * of it has.
 */
export interface Inactive {
  name: string;
  ended: number;
}

/** Returns products that are offered and not owned: the one that ended last first, then in the server's order. */
export function inactiveOf({ products, subscriptions }: SubscriptionsReply, now: number): Inactive[] {
  const owned = new Set(subscriptions.filter(isActive).map(({ product }) => idOf(product)));
  const lastEnd = (id: string) =>
    subscriptions.reduce(
      (last, { product, end }) =>
        idOf(product) === id && end !== null && end <= now && !(end < last) ? end : last,
      NaN,
    );
  return products
    .filter((product) => !owned.has(idOf(product)))
    .map((product) => ({ name: product.name, ended: lastEnd(idOf(product)) }))
    .sort((a, b) => (b.ended || 0) - (a.ended || 0));
}

/** Returns the part of a reply by which a payment is confirmed (BUY-5). */
export const holdingsOf = ({ premium, subscriptions }: SubscriptionsReply): Holdings => ({
  premium: premium === true,
  ends: subscriptions.flatMap((each) =>
    isActive(each) && each.end !== null && each.end < Infinity ? [each.end] : [],
  ),
});

const isActive = ({ status }: CustomerSubscription) => status.toUpperCase() === ACTIVE;

const idOf = ({ name }: { name: string }) => name.trim().toLowerCase();
