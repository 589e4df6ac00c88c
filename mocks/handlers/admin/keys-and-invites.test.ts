import { beforeEach, describe, expect, it } from 'vitest';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { products } from '#src/contract/admin/products.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db, isPremium } from '../../db/index.ts';
import { freshWorld, TestBrowser } from '../test-browser.ts';

let admin: TestBrowser;
beforeEach(async () => {
  freshWorld();
  admin = await TestBrowser.of('admin');
});

describe('products', () => {
  it('are created, renamed and found under the new name wherever they show', async () => {
    expect(
      (await admin.ask(products.create, { body: { name: 'New Game 3', shortName: 'new_3' } })).body,
    ).toEqual({ id: 7, name: 'New Game 3', shortName: 'new_3' });
    await admin.list(keys.list, 'apex legends');
    await admin.ask(products.update, { id: 3, body: { name: 'Oxide', shortName: 'oxide' } });
    expect((await admin.list(keys.list, 'apex legends')).total).toBe(0);
    expect((await admin.list(keys.list, 'oxide')).total).toBe(db.keys.where('productId', 3).length);
    expect((await admin.ask(adminSubscriptions.products)).body).toContainEqual({ id: 3, name: 'Oxide' });
  });

  it.each([
    [{ name: 'A-B', shortName: 'ab' }],
    [{ name: '', shortName: 'ab' }],
    [{ name: 'A', shortName: '_a' }],
    [{ name: 'A', shortName: 'a_' }],
    [{ name: 'A', shortName: 'a b' }],
    [{ name: 'cs2', shortName: 'other' }],
    [{ name: 'Other', shortName: 'CS2' }],
  ])('%j is refused', async (body) => {
    expect(await admin.ask(products.create, { body })).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    });
  });

  it('are deleted with their keys and subscriptions', async () => {
    expect((await admin.ask(products.remove, { id: 1 })).status).toBe(204);
    expect([db.keys.where('productId', 1), db.subscriptions.where('productId', 1)]).toEqual([[], []]);
    expect((await admin.list(keys.list)).total).toBe(db.keys.size);
    expect((await (await TestBrowser.of('expiring')).ask(subscriptions.mine)).body).toMatchObject({
      premium: false,
      subscriptions: [],
    });
  });
});

describe('keys', () => {
  it.each([0, 101, 1.5, '3', null])('%j at once is refused', async (count) => {
    expect(
      (await admin.ask(keys.generate, { body: { productId: 1, count, durationHours: 24 } })).status,
    ).toBe(400);
  });
});

describe('invites', () => {
  it.each([[false], [true]])('mass generate counts truthfully (premium only: %s)', async (premiumOnly) => {
    const owners = db.users
      .all()
      .filter(({ id, isBanned }) => !isBanned && (!premiumOnly || isPremium(id))).length;
    const before = db.invites.size;
    const { body } = await admin.ask(adminInvites.massGenerate, { body: { count: 2, premiumOnly } });
    expect(body.message).toBe(`${owners * 2} codes generated for ${owners} users`);
    expect(db.invites.size - before).toBe(owners * 2);
  });
});
