import type { Holdings } from '#src/app/before-checkout.ts';
import { ACTIVE, type CustomerSubscription } from '#src/contract/subscriptions.ts';
import { DAY } from '#src/lib/duration.ts';
import type { SubscriptionRow } from '../subscriptions/rows-of.ts';

/** Tells whether the end is less than three days away, when renewing comes first. Both times in ms since 1970. */
export const isEndingSoon = (end: number, now: number): boolean => end - now < 3 * DAY;

/** An owned product; times in milliseconds since 1970, NaN where unknown. */
export interface Owned {
  name: string;
  start: number;
  end: number;
}

/**
 * State of a customer (STA-1).
 * - `active`, `ending`: with premium; ending if what lasts longest ends within three days
 * - `paused`: a subscription is ACTIVE, but does not give premium (DEC-37)
 */
export type SubscriptionState =
  | { kind: 'none' }
  | { kind: 'ended'; name: string; end: number }
  | { kind: 'paused' | 'active' | 'ending' };

export const hasPremium = ({ kind }: SubscriptionState): boolean => kind === 'active' || kind === 'ending';

interface Known {
  subscriptions: readonly CustomerSubscription[];
  premium: boolean;
}

/** Reads it from the subscriptions and the time, in milliseconds since 1970. */
export function getSubscriptionState(
  { subscriptions, premium }: Known,
  rows: readonly SubscriptionRow[],
  now: number,
): SubscriptionState {
  const [latest] = ownedOf(rows);
  if (premium) return { kind: latest && isEndingSoon(latest.end, now) ? 'ending' : 'active' };
  if (latest && !(latest.end <= now)) return { kind: 'paused' };
  const ended = subscriptions
    .map(({ product, end }) => ({ name: product.name, end: end ?? NaN }))
    .filter(({ end }) => end <= now)
    .reduce<{ name: string; end: number } | undefined>(
      (last, each) => (last && last.end >= each.end ? last : each),
      undefined,
    );
  return ended ? { kind: 'ended', ...ended } : { kind: 'none' };
}

/** The owned products, the one that ends last first. */
export const ownedOf = (rows: readonly SubscriptionRow[]): Owned[] =>
  rows
    .flatMap(({ name, active }) => (active ? [{ name, ...active }] : []))
    .sort((a, b) => orderOf(b.end) - orderOf(a.end));

/** An unknown end comes after all others. */
const orderOf = (end: number) => (Number.isNaN(end) ? Number.MIN_SAFE_INTEGER : end);

/** The part of a reply by which a payment is confirmed (BUY-5), also of products that are not offered any more. */
export function holdingsOf({ premium, subscriptions }: Known): Holdings {
  const ends = new Map<string, (number | null)[]>();
  for (const { product, status, end } of subscriptions) {
    if (status !== ACTIVE) continue;
    const known = ends.get(product.name);
    if (known) known.push(end);
    else ends.set(product.name, [end]);
  }
  ends.forEach((each) => each.sort((a, b) => orderOf(b ?? NaN) - orderOf(a ?? NaN)));
  return { premium, ends: [...ends] };
}
