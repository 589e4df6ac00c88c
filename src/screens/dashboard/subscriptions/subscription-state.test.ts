import { expect, it } from 'vitest';
import type { SubscriptionsReply } from '#src/contract/subscriptions.ts';
import { getSubscriptionState, holdingsOf, inactiveOf, ownedOf } from './subscription-state.ts';

const day = 86_400_000;
const now = Date.parse('2026-01-15T12:00:00Z');

/** @param owned such as 'CS2 ACTIVE 5 from 2': end and start in days from now, the start by default long ago */
const mineOf = (premium: boolean | null, ...owned: string[]): SubscriptionsReply => ({
  products: ['CS2', 'Rust', 'PUBG'].map((name) => ({ name, shortName: null })),
  subscriptions: owned.map((text) => {
    const [, name, status, end, start = -30] = /^(.+?) ([a-z]+) (\S+?)(?: from (.+))?$/i.exec(text)!;
    const instant = (days: unknown) => now + Number(days) * day;
    return {
      product: { name: name! },
      status: status!,
      start: instant(start),
      end: end === 'never' ? null : instant(end),
    };
  }),
  premium,
});
const ended = (name: string) => ({ kind: 'ended', name, end: now - 2 * day });
const stateOf = (...mine: Parameters<typeof mineOf>) => getSubscriptionState(mineOf(...mine), now);

it.each<[string, boolean | null, string[], object]>([
  ['nothing', false, [], { kind: 'none' }],
  ['premium alone', true, [], { kind: 'active' }],
  ['three days left', true, ['CS2 ACTIVE 3'], { kind: 'active' }],
  ['less than three days', true, ['CS2 ACTIVE 2.999', 'Rust ACTIVE 1'], { kind: 'ending' }],
  ['premium past its end', true, ['CS2 ACTIVE -0.1'], { kind: 'ending' }],
  ['no end beside a near end', true, ['Rust ACTIVE 1', 'CS2 ACTIVE never'], { kind: 'active' }],
  ['ACTIVE without premium', false, ['CS2 ACTIVE 5', 'Rust EXPIRED -5'], { kind: 'paused' }],
  ['ACTIVE without premium, of no product on offer', false, ['Dota 2 ACTIVE 5'], { kind: 'paused' }],
  ['a start ahead', false, ['CS2 ACTIVE 5 from 2'], { kind: 'starting', name: 'CS2', start: now + 2 * day }],
  ['unknown premium', null, ['CS2 active 5'], { kind: 'active' }],
  ['unknown premium and an end in the past', null, ['CS2 ACTIVE -2'], ended('CS2')],
  ['several ended subscriptions', false, ['CS2 EXPIRED -50', 'Rust EXPIRED -2'], ended('Rust')],
  ['ACTIVE past its end', false, ['Rust ACTIVE -2'], ended('Rust')],
  ['EXPIRED without an end', false, ['CS2 EXPIRED never'], { kind: 'none' }],
])('the state of a customer with %s (STA-1)', (_, premium, owned, state) =>
  expect(stateOf(premium, ...owned)).toEqual(state),
);

it('lists each owned product once, ignoring case, latest end first, offered or not (SUB-1, SUB-6)', () => {
  const mine = mineOf(true, 'rust Active 1', 'Dota 2 ACTIVE 5', 'CS2 ACTIVE never', 'PUBG EXPIRED 9');
  expect(ownedOf(mine).map(({ name }) => name)).toEqual(['CS2', 'Dota 2', 'Rust']);
  expect(inactiveOf(mine, now)).toEqual([{ name: 'PUBG', ended: NaN }]);
  const over = mineOf(true, 'pubg EXPIRED -9', 'PUBG EXPIRED -2', 'Rust EXPIRED -5');
  expect(inactiveOf(over, now)).toEqual([
    { name: 'PUBG', ended: now - 2 * day },
    { name: 'Rust', ended: now - 5 * day },
    { name: 'CS2', ended: NaN },
  ]);
});

it.each([
  [['CS2 ACTIVE 3', 'CS2 ACTIVE 9', 'CS2 ACTIVE 5', 'CS2 EXPIRED 99'], now + 9 * day],
  [['CS2 ACTIVE 9', 'CS2 ACTIVE never'], NaN],
  [['CS2 ACTIVE never', 'CS2 ACTIVE 9'], NaN],
])(
  'counts the longest ACTIVE subscription of a product, above all a subscription without an end: %j',
  (rows, end) => expect(ownedOf(mineOf(true, ...rows)).map((each) => each.end)).toEqual([end]),
);

it('holdings are the known ends of ACTIVE subscriptions', () => {
  const mine = mineOf(null, 'CS2 ACTIVE 1', 'CS2 active never', 'Rust EXPIRED 2');
  expect(holdingsOf(mine)).toEqual({ premium: false, ends: [now + day] });
});
