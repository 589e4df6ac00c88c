import { expect, it, onTestFinished } from 'vitest';
import { config } from '#src/app/config.ts';
import type { SubscriptionsReply } from '#src/contract/subscriptions.ts';
import { DAY } from '#src/lib/duration.ts';
import { dashboardView, type DashboardInput } from './dashboard-view.ts';
import { returnOf } from './checkout-return/checkout-return.ts';

const now = Date.UTC(2026, 0, 15);

/** @param left days until the end; undefined for no subscription */
const mine = (premium: boolean, left?: number): SubscriptionsReply => ({
  products: [{ name: 'CS2', shortName: null }],
  subscriptions:
    left === undefined
      ? []
      : [{ product: { name: 'CS2' }, status: 'ACTIVE', start: now - DAY, end: now + left * DAY }],
  premium,
});

const noFacts: DashboardInput = {
  mine: undefined,
  hasFailed: false,
  payment: { is: 'none' },
  redeemed: undefined,
  hasLinkedKey: false,
  client: 'none',
  now,
};
const none = { mine: mine(false) };
const ended = { mine: mine(false, -1) };
const paused = { mine: mine(false, 9) };
const active = { mine: mine(true, 9) };
const ending = { mine: mine(true, 1) };
const linked = { hasLinkedKey: true };
const confirmed: Partial<DashboardInput> = { payment: { is: 'confirmed' } };
const redeemed = { redeemed: { message: 'Key redeemed', count: 1 } };
const held = { premium: false, ends: [] };
const record = { username: 'anna', held, readAt: now, leftAt: now, isBack: true };
const awaited = { payment: returnOf(record, true) };
const uncertain = { payment: returnOf(undefined, true) };

const sure = { isCertain: true, isOver: false };
const PAID = 'Payment received';
const CONFIRMING = 'Confirming your payment';
const PERHAPS = 'Just paid? Your payment is being confirmed';
const panelVariant = 'secondary';
const nine = { list: 'active', premium: true, titlePrefix: '9 days · ' };
const one = { list: 'ending', premium: true, titlePrefix: '1 day · ' };

/** The parts of the view that are not listed are false or empty. */
it.each<[string, Partial<DashboardInput>, object]>([
  ['loading', {}, { list: 'loading' }],
  ['failed', { hasFailed: true }, { list: 'failed' }],
  [
    'failed after a reply, with a key (SUB-5)',
    { ...active, ...linked, hasFailed: true },
    { ...nine, isOld: true, isKeyReady: true, panelVariant },
  ],
  ['no premium', none, { list: 'none', premium: false }],
  [
    'no premium, a payment awaited',
    { ...none, ...awaited },
    { list: 'none', premium: false, awaited: sure, news: [CONFIRMING] },
  ],
  [
    'no premium, perhaps a payment',
    { ...none, ...uncertain },
    { list: 'none', premium: false, awaited: { ...sure, isCertain: false }, news: [PERHAPS] },
  ],
  ['ended premium', ended, { list: 'ended', premium: false, canRenew: true, panelVariant }],
  ['paused', paused, { list: 'paused', premium: false, isPaused: true }],
  ['premium', active, { ...nine }],
  ['premium with a client', { ...active, client: 'awaited' }, { ...nine, panelVariant }],
  ['no premium any more, its client known', { ...none, client: 'ready' }, { list: 'none', premium: false }],
  ['premium that ends soon', ending, { ...one, canRenew: true, panelVariant }],
  ['ends soon, a payment awaited', { ...ending, ...awaited }, { ...one, awaited: sure, news: [CONFIRMING] }],
  ['paid, redeemed', { ...active, ...confirmed, ...redeemed }, { ...nine, news: [PAID, 'Key redeemed'] }],
])('shows %s (STA-1, STA-2)', (_, facts, expected) => {
  const view = dashboardView({ ...noFacts, ...facts });
  const list = typeof view.list === 'string' ? view.list : view.list.state.kind;
  expect({ ...view, list, owned: [], news: view.news.map(({ text }) => text) }).toEqual({
    titlePrefix: '',
    isOld: false,
    owned: [],
    premium: undefined,
    isPaused: false,
    awaited: undefined,
    isKeyReady: false,
    canRenew: false,
    panelVariant: 'primary',
    planEnd: NaN,
    news: [],
    ...expected,
  });
});

it.each<[string, Partial<DashboardInput>, boolean]>([
  ['shown above', {}, false],
  ['not shown while a payment is awaited', awaited, true],
  ['not shown beside a key of a link', linked, true],
])(
  'the row of a product contains the day of its end only if missing above: %s (SUB-6)',
  (_, facts, isShown) => {
    const expired = ended.mine.subscriptions.map((each) => ({ ...each, status: 'EXPIRED' }));
    const { list } = dashboardView({ ...noFacts, ...facts, mine: { ...ended.mine, subscriptions: expired } });
    expect(typeof list === 'object' && list.inactive[0]!.ended > 0).toBe(isShown);
  },
);

const both: SubscriptionsReply = {
  ...mine(true, 9),
  subscriptions: [
    { product: { name: 'Rust' }, status: 'ACTIVE', start: now, end: now + 90 * DAY },
    ...mine(true, 9).subscriptions,
  ],
};
it.each<[string, SubscriptionsReply | undefined, days: number]>([
  ['is owned', mine(true, 9), 39],
  ['ends before another product', both, 39],
  ['ends while the page is open', mine(true, -1), 30],
  ['is not owned', mine(false), 30],
  ['is paused', mine(false, 9), NaN],
])('the plan for a product that %s ends 30 days later (BUY-1)', (_, held, days) => {
  const { product } = config;
  onTestFinished(() => void (config.product = product));
  config.product = 'cs2';
  expect(dashboardView({ ...noFacts, mine: held }).planEnd).toBe(now + days * DAY);
});
