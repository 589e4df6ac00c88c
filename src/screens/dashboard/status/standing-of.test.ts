import { expect, it } from 'vitest';
import { rowsOf } from '../subscriptions/rows-of.ts';
import { standingOf } from './standing-of.ts';

const day = 86_400_000;
const now = Date.parse('2026-01-15T12:00:00Z');

type Row = [name: string, status: string, end: number | null];

/** Ends are in days from now. */
function standing(premium: boolean, ...owned: Row[]) {
  const products = ['CS2', 'Rust', 'PUBG'].map((name) => ({ name, shortName: null }));
  const subscriptions = owned.map(([name, status, end]) => ({
    product: { name },
    status,
    start: now - 30 * day,
    end: end === null ? null : now + end * day,
  }));
  return standingOf({ subscriptions, premium }, rowsOf(products, subscriptions), now);
}
const names = (owned: readonly { name: string }[]) => owned.map(({ name }) => name);

it('is none without any subscription', () => expect(standing(false)).toEqual({ kind: 'none' }));

it('is active until the last end', () =>
  expect(standing(true, ['CS2', 'ACTIVE', 5], ['Rust', 'ACTIVE', 9])).toMatchObject({
    kind: 'active',
    latest: { name: 'Rust', end: now + 9 * day },
    owned: [{ name: 'Rust' }, { name: 'CS2' }],
    endsSoon: [],
  }));

it.each([
  [3, 'active'],
  [2.999, 'ending'],
  [-0.1, 'ending'], // until the server says otherwise
])('with %d days left is %s', (left, kind) =>
  expect(standing(true, ['CS2', 'ACTIVE', left])).toMatchObject({ kind, endsSoon: [] }),
);

it('names what ends soon while something else lasts (STA-1)', () => {
  const found = standing(true, ['CS2', 'ACTIVE', 0.2], ['Rust', 'ACTIVE', 9], ['PUBG', 'ACTIVE', 8]);
  expect(found.kind === 'active' && names(found.endsSoon)).toEqual(['CS2']);
});

it('puts an unknown end after the known ones', () => {
  const found = standing(true, ['CS2', 'ACTIVE', null], ['Rust', 'ACTIVE', 9]);
  expect(found.kind === 'active' && names(found.owned)).toEqual(['Rust', 'CS2']);
});

it('is active with premium alone', () =>
  expect(standing(true)).toEqual({ kind: 'active', latest: undefined, owned: [], endsSoon: [] }));

it('is paused when a subscription is ACTIVE and gives no premium', () =>
  expect(standing(false, ['CS2', 'ACTIVE', 5], ['Rust', 'EXPIRED', -5])).toMatchObject({
    kind: 'paused',
    latest: { name: 'CS2' },
  }));

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
  expect(standing(false, ...owned)).toEqual({ kind: 'ended', name: 'Rust', end: now - 2 * day }),
);

it('is none when nothing of it has an end', () =>
  expect(standing(false, ['CS2', 'EXPIRED', null])).toEqual({ kind: 'none' }));
