import { describe, expect, it } from 'vitest';
import { type BothSides, readSides, searchOf } from './address.ts';

const customer = { username: 'customer', route: '/dash' };
const admin = { username: 'admin', route: '/admin/keys' };

describe('the address of the split page', () => {
  it.each<[string, string, BothSides]>([
    ['has customer and administrator by default', '', { left: customer, right: admin }],
    [
      'may name a page of the app with its query',
      '?left=premium/dash&right=admin/admin/users?page=2%26sort=id',
      {
        left: { username: 'premium', route: '/dash' },
        right: { username: 'admin', route: '/admin/users?page=2&sort=id' },
      },
    ],
    [
      'begins each persona on its own page',
      '?left=admin&right=expiring',
      { left: admin, right: { username: 'expiring', route: '/dash' } },
    ],
    [
      'may leave a side to nobody, or to whoever is there',
      '?left=nobody&right=-/admin/hwid',
      { left: { username: 'nobody', route: '/login' }, right: { username: undefined, route: '/admin/hwid' } },
    ],
    [
      'leads to no other origin',
      '?left=customer//evil.example&right=admin/%5Cevil.example',
      { left: customer, right: admin },
    ],
    [
      'names nobody who is not a persona',
      '?left=toString/dash&right=admin',
      { left: customer, right: admin },
    ],
  ])('%s', (_, search, expected) => expect(readSides(search)).toEqual(expected));

  it('is read as it was written', () => {
    for (const both of [
      { left: customer, right: admin },
      {
        left: { username: 'nobody', route: '/login' },
        right: { username: 'admin', route: '/admin/keys?page=2&search=a%20b' },
      },
      { left: { username: undefined, route: '/dash' }, right: customer },
    ])
      expect(readSides(searchOf(both))).toEqual(both);
    expect(searchOf({ left: customer, right: admin })).toBe('?left=customer/dash&right=admin/admin/keys');
  });

  it('has no name of somebody who has no account in other browsers', () => {
    const registered = { username: 'bob', route: '/dash' };
    expect(readSides(searchOf({ left: registered, right: admin })).left).toEqual({
      username: undefined,
      route: '/dash',
    });
  });
});
