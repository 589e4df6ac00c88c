import { config } from '#src/app/config.ts';
import { limits } from '#src/contract/limits.ts';
import type { SubscriptionsReply } from '#src/contract/subscriptions.ts';
import { DAY } from '#src/lib/duration.ts';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import type { PanelFacts } from './panel/use-panel.ts';
import { type Awaited, isAwaited, type CheckoutReturn } from './checkout-return/checkout-return.ts';
import type { ReceiptNoticeProps } from './status/ReceiptNotice.tsx';
import {
  getSubscriptionState,
  hasPremium,
  inactiveOf,
  type Inactive,
  type Owned,
  ownedOf,
  type SubscriptionState,
} from './subscriptions/subscription-state.ts';
import { timeLeft } from './subscriptions/time-left.ts';

/** Input that decides what the dashboard shows. */
export interface DashboardInput extends Pick<PanelFacts, 'redeemed' | 'hasLinkedKey' | 'client'> {
  /** The last reply; undefined before the first. */
  mine: SubscriptionsReply | undefined;
  hasFailed: boolean;
  payment: CheckoutReturn;
  /** Milliseconds since 1970. */
  now: number;
}

export interface View {
  /** The part of the page's title before its name: the time left (STA-2). */
  titlePrefix: string;
  list: 'loading' | 'failed' | { state: SubscriptionState; inactive: readonly Inactive[] };
  /** True if a refetch has failed. */
  isOld: boolean;
  /** ACTIVE products, the one that lasts longest first. */
  owned: readonly Owned[];
  /** True with premium; undefined while unknown. */
  premium: boolean | undefined;
  isPaused: boolean;
  /** Payment that is awaited; `isCertain` if this tab knows of it, `isOver` if no poll has found it. */
  awaited: { isCertain: boolean; isOver: boolean } | undefined;
  /** True if the status card offers to redeem the key of a link. */
  isKeyReady: boolean;
  canRenew: boolean;
  /** Variant of the panel's main button; 'secondary' if the status card has the only primary button (STA-1). */
  panelVariant: ButtonVariant;
  /** End of the subscription after buying the plan; NaN during a pause, or if the sold product is not known. */
  planEnd: number;
  news: readonly (ReceiptNoticeProps & { key: string })[];
}

/** Returns everything that the dashboard shows, computed from its input alone. */
export function dashboardView(facts: DashboardInput): View {
  const { mine, hasFailed, payment, hasLinkedKey, client, now } = facts;
  const state = mine && getSubscriptionState(mine, now);
  const owned = mine ? ownedOf(mine) : [];
  const awaited = isAwaited(payment)
    ? { isCertain: payment.isCertain, isOver: payment.is === 'unconfirmed' }
    : undefined;
  const isKeyReady = hasLinkedKey && mine !== undefined;
  const canRenew = isToRenew(state) && !awaited?.isCertain;
  const premium = mine && hasPremium(mine, now);
  const isEndSaid = state?.kind === 'ended' && !isKeyReady && !awaited?.isCertain;
  return {
    titlePrefix: titlePrefixOf(state, owned[0], now),
    list:
      mine && state
        ? { state, inactive: withoutEnd(inactiveOf(mine, now), isEndSaid ? state.end : NaN) }
        : hasFailed
          ? 'failed'
          : 'loading',
    isOld: hasFailed && mine !== undefined,
    owned,
    premium,
    isPaused: state?.kind === 'paused',
    awaited,
    isKeyReady,
    canRenew,
    panelVariant: isKeyReady || canRenew || (premium && client !== 'none') ? 'secondary' : 'primary',
    planEnd: state?.kind === 'paused' ? NaN : planEndOf(owned, now),
    news: newsOf(facts),
  };
}

/** Removes the end of the first row if the sentence above already says it. */
const withoutEnd = ([first, ...rest]: Inactive[], said: number): Inactive[] =>
  first ? [first.ended === said ? { ...first, ended: NaN } : first, ...rest] : [];

function planEndOf(owned: readonly Owned[], now: number): number {
  if (!config.product) return NaN;
  const { end = now } = owned.find(({ name }) => name.toLowerCase() === config.product.toLowerCase()) ?? {};
  return Math.max(now, end) + limits.plan.days * DAY;
}

const isToRenew = (state: SubscriptionState | undefined) =>
  state?.kind === 'ending' || state?.kind === 'ended';

/** Returns notices about payments that are awaited or confirmed, and about redeemed keys (BUY-5). */
function newsOf({ payment, redeemed, mine }: DashboardInput): View['news'] {
  const names = mine?.products.map(({ name }) => name) ?? [];
  return [
    ...(isAwaited(payment) ? awaitedNews(payment) : []),
    ...(payment.is === 'confirmed' ? [{ key: 'payment', text: 'Payment received', names }] : []),
    ...(redeemed ? [{ key: `key ${redeemed.count}`, text: redeemed.message, names, isAnswer: true }] : []),
  ];
}

function awaitedNews({ is, isCertain }: Awaited): View['news'] {
  const text = isCertain ? 'Confirming your payment' : 'Just paid? Your payment is being confirmed';
  if (is === 'waiting') return [{ key: is, text, isAwaited: true }];
  return isCertain ? [{ key: is, text: 'Waiting for your payment', isAwaited: true }] : [];
}

function titlePrefixOf(state: SubscriptionState | undefined, latest: Owned | undefined, now: number): string {
  const isPremium = state?.kind === 'active' || state?.kind === 'ending';
  return isPremium && latest && latest.end > now ? `${timeLeft(latest.end, now)} · ` : '';
}

/** Returns the title of the page. */
export const titleOf = ({ titlePrefix }: View): string => `${titlePrefix}Dashboard · ${config.brand}`;
