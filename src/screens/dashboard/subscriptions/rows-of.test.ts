import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowsOf } from './rows-of.ts';

const product = (name: string) => ({ name, shortName: null });
const subscription = (name: string, status: string, start: number | null, end: number | null) => ({
  product: { name },
  status,
  start,
  end,
});

it('has a row for each product, joined by name: first those with a subscription, each in the order of the server (SUB-6)', () =>
  expect(
    rowsOf(['CS2', 'Rust', 'Dota 2', 'PUBG'].map(product), [
      subscription('PUBG', 'ACTIVE', 3, 4),
      subscription('Rust', 'ACTIVE', 1, 2),
      subscription('CS2', 'EXPIRED', 1, 2),
    ]),
  ).toEqual([
    { name: 'Rust', active: { start: 1, end: 2 } },
    { name: 'PUBG', active: { start: 3, end: 4 } },
    { name: 'CS2', active: undefined },
    { name: 'Dota 2', active: undefined },
  ]));

it('takes the ACTIVE subscription that ends last, in any order', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ status: fc.constantFrom('ACTIVE', 'EXPIRED', 'PAUSED'), end: fc.nat() })),
      (owned) => {
        const [row] = rowsOf(
          [product('CS2')],
          owned.map(({ status, end }) => subscription('CS2', status, 0, end)),
        );
        const active = owned.filter(({ status }) => status === 'ACTIVE').map(({ end }) => end);
        expect(row?.active?.end).toBe(active.length ? Math.max(...active) : undefined);
      },
    ),
  ));

it('prefers a known end to none', () => {
  const [row] = rowsOf(
    [product('CS2')],
    [
      subscription('CS2', 'ACTIVE', null, null),
      subscription('CS2', 'ACTIVE', 1, 2),
      subscription('CS2', 'ACTIVE', 1, null),
    ],
  );
  expect(row?.active).toEqual({ start: 1, end: 2 });
});

it('leaves out subscriptions of products that are not offered', () =>
  expect(rowsOf([], [subscription('CS2', 'ACTIVE', 1, 2)])).toEqual([]));
