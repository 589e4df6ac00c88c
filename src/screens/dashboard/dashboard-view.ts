import { config } from '#src/app/config.ts';
import { limits } from '#src/contract/limits.ts';
import type { Mine } from '#src/contract/subscriptions.ts';
import { DAY } from '#src/lib/duration.ts';
import type { PrimaryAction } from './primary-action.ts';
import type { Return } from './return/return.ts';
import type { NewsProps } from './status/News.tsx';
import {
  getSubscriptionState,
  hasPremium,
  inactiveOf,
  type Inactive,
  type Owned,
  ownedOf,
  type SubscriptionState,
} from './status/subscription-state.ts';
import { timeLeft } from './subscriptions/time-left.ts';

/** All that decides what the dashboard shows. */
export interface Facts {
  /** The last reply; undefined before the first. */
  mine: Mine | undefined;
  hasFailed: boolean;
  payment: Return;
  /** The server's words for the key that was redeemed last on this page, and the number of keys. */
  redeemed: { message: string; count: number } | undefined;
  /** Tells whether the key of a link stands in the form as it came. */
  hasLinkedKey: boolean;
  client: 'none' | 'awaited' | 'ready';
  /** Milliseconds since 1970. */
  now: number;
}

/** What the dashboard shows. */
export interface View {
  /** The part of the page's title before its name: the time left (STA-2). */
  titlePrefix: string;
  list: 'loading' | 'failed' | { state: SubscriptionState; inactive: readonly Inactive[] };
  /** Tells whether reading it again has failed. */
  isOld: boolean;
  /** The ACTIVE products, the one that lasts longest first. */
  owned: readonly Owned[];
  /** Undefined while it is not known. */
  premium: boolean | undefined;
  isPaused: boolean;
  /** Tells whether a payment is known to be on its way: meanwhile nobody is asked to pay. */
  isPaymentAwaited: boolean;
  /** Tells whether the status card offers to redeem the key of a link. */
  isKeyReady: boolean;
  canRenew: boolean;
  /** The end that the plan brings; NaN where it is not known which product that extends, and during a pause. */
  planEnd: number;
  news: readonly (NewsProps & { key: string })[];
  primary: PrimaryAction;
}

/** Decides everything that the dashboard shows, from facts alone. */
export function dashboardView(facts: Facts): View {
  const { mine, hasFailed, payment, hasLinkedKey, now } = facts;
  const state = mine && getSubscriptionState(mine, now);
  const owned = mine ? ownedOf(mine) : [];
  const isPaymentAwaited = 'isCertain' in payment && payment.isCertain;
  const isKeyReady = hasLinkedKey && mine !== undefined;
  const news = newsOf(facts);
  return {
    titlePrefix: titlePrefixOf(state, owned[0], now),
    list: mine && state ? { state, inactive: inactiveOf(mine, now) } : hasFailed ? 'failed' : 'loading',
    isOld: hasFailed && mine !== undefined,
    owned,
    premium: mine && hasPremium(mine, now),
    isPaused: state?.kind === 'paused',
    isPaymentAwaited,
    isKeyReady,
    canRenew: isToRenew(state) && !isPaymentAwaited,
    planEnd: state?.kind === 'paused' ? NaN : planEndOf(owned, now),
    news,
    primary: isKeyReady ? 'key' : primaryAction(facts, state, news.length > 0, isPaymentAwaited),
  };
}

/** The page's one primary button, by what the customer has and never by the tab that is open (STA-1). */
function primaryAction(
  { client }: Facts,
  state: SubscriptionState | undefined,
  hasNews: boolean,
  isPaymentAwaited: boolean,
): PrimaryAction {
  if (state?.kind === 'paused') return 'none';
  if (state?.kind === 'ending' && !hasNews && !isPaymentAwaited) return 'panel'; // to which 'Renew' leads
  const isPremium = state?.kind === 'active' || state?.kind === 'ending';
  if (isPremium && client !== 'none') return 'client';
  return hasNews ? 'none' : 'panel';
}

function planEndOf(owned: readonly Owned[], now: number): number {
  if (!config.product) return NaN;
  const { end = now } = owned.find(({ name }) => name.toLowerCase() === config.product.toLowerCase()) ?? {};
  return Math.max(now, end) + limits.plan.days * DAY;
}

const isToRenew = (state: SubscriptionState | undefined) =>
  state?.kind === 'ending' || state?.kind === 'ended';

/** Payments and keys that have arrived (BUY-5). */
function newsOf({ payment, redeemed, mine }: Facts): View['news'] {
  const names = mine?.products.map(({ name }) => name) ?? [];
  return [
    ...(payment.is === 'confirmed'
      ? [{ key: 'payment', text: 'Payment received', names, isAnswer: false }]
      : []),
    ...(redeemed ? [{ key: `key ${redeemed.count}`, text: redeemed.message, names, isAnswer: true }] : []),
  ];
}

function titlePrefixOf(state: SubscriptionState | undefined, latest: Owned | undefined, now: number): string {
  const isPremium = state?.kind === 'active' || state?.kind === 'ending';
  return isPremium && latest && latest.end > now ? `${timeLeft(latest.end, now)} · ` : '';
}

/** The title of the page. */
export const titleOf = ({ titlePrefix }: View): string => `${titlePrefix}Dashboard · ${config.brand}`;
