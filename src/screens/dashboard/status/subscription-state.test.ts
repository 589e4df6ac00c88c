import { expect, it } from 'vitest';
import { rowsOf } from '../subscriptions/rows-of.ts';
import { ownedOf, getSubscriptionState } from './subscription-state.ts';

const day = 86_400_000;
const now = Date.parse('2026-01-15T12:00:00Z');

type Row = [name: string, status: string, end: number | null];

/** Ends are in days from now. */
function stateOf(premium: boolean, ...owned: Row[]) {
  const products = ['CS2', 'Rust', 'PUBG'].map((name) => ({ name, shortName: null }));
  const subscriptions = owned.map(([name, status, end]) => ({
    product: { name },
    status,
    start: now - 30 * day,
    end: end === null ? null : now + end * day,
  }));
  return getSubscriptionState({ subscriptions, premium }, rowsOf(products, subscriptions), now);
}
it('is none without any subscription', () => expect(stateOf(false)).toEqual({ kind: 'none' }));

it.each([
  [3, 'active'],
  [2.999, 'ending'],
  [-0.1, 'ending'], // until the server says otherwise
])('with %d days left is %s (STA-1)', (left, kind) =>
  expect(stateOf(true, ['CS2', 'ACTIVE', left], ['Rust', 'ACTIVE', left - 1])).toEqual({ kind }),
);

it('is active while the end is unknown', () =>
  expect(stateOf(true, ['CS2', 'ACTIVE', null])).toEqual({ kind: 'active' }));

it('is active with premium alone', () => expect(stateOf(true)).toEqual({ kind: 'active' }));

it('is paused when a subscription is ACTIVE and gives no premium', () =>
  expect(stateOf(false, ['CS2', 'ACTIVE', 5], ['Rust', 'EXPIRED', -5])).toEqual({ kind: 'paused' }));

it.each<[string, Row[]]>([
  [
    'the last that ended',
    [
      ['CS2', 'EXPIRED', -50],
      ['Rust', 'EXPIRED', -2],
      ['PUBG', 'EXPIRED', -70],
    ],
  ],
  ['an ACTIVE one whose end has passed', [['Rust', 'ACTIVE', -2]]],
])('is ended with %s', (_name, owned) =>
  expect(stateOf(false, ...owned)).toEqual({ kind: 'ended', name: 'Rust', end: now - 2 * day }),
);

it('is none when no subscription has an end', () =>
  expect(stateOf(false, ['CS2', 'EXPIRED', null])).toEqual({ kind: 'none' }));

it('puts what ends last first, and an unknown end after the known ones (SUB-6)', () => {
  const row = (name: string, end: number) => ({ name, active: { start: now, end } });
  const rows = [
    row('CS2', NaN),
    row('Rust', now),
    row('PUBG', now + day),
    { name: 'Dota', active: undefined },
  ];
  expect(ownedOf(rows).map(({ name }) => name)).toEqual(['PUBG', 'Rust', 'CS2']);
});
