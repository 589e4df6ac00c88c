import { beforeEach, describe, expect, it } from 'vitest';
import { adminClient } from '#src/contract/admin/client.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { products } from '#src/contract/admin/products.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import { examples } from '#src/contract/examples.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db, isPremium } from '../db/index.ts';
import { personas } from '../worlds/personas.ts';
import { freshWorld, TestClient } from './test-client.ts';

let admin: TestClient;
beforeEach(async () => {
  freshWorld();
  admin = await TestClient.of('admin');
});

describe('products', () => {
  const product = examples['products.create'].body;
  it('are created, renamed and found everywhere under the new name', async () => {
    expect((await admin.ask(products.create, { body: product })).body).toEqual({ id: 7, ...product });
    await admin.list(keys.list, 'apex legends');
    await admin.ask(products.update, { id: 3, body: { ...product, name: 'Oxide', shortName: 'oxide' } });
    expect((await admin.list(keys.list, 'apex legends')).total).toBe(0);
    expect((await admin.list(keys.list, 'oxide')).total).toBe(db.keys.where('productId', 3).length);
    expect((await admin.ask(adminSubscriptions.products)).body).toContainEqual({ id: 3, name: 'Oxide' });
  });

  it.each([
    [{ name: 'A-B', shortName: 'ab' }],
    [{ name: '', shortName: 'ab' }],
    [{ name: 'A', shortName: '_a' }],
    [{ name: 'cs2', shortName: 'other' }],
    [{ name: 'Other', shortName: 'CS2' }],
  ])('%j is refused', async (names) => {
    expect(await admin.ask(products.create, { body: { ...product, ...names } })).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    });
  });

  it('are deleted with their keys and subscriptions', async () => {
    expect((await admin.ask(products.remove, { id: 1 })).status).toBe(204);
    expect([db.keys.where('productId', 1), db.subscriptions.where('productId', 1)]).toEqual([[], []]);
    expect((await admin.list(keys.list)).total).toBe(db.keys.size);
    expect((await (await TestClient.of('expiring')).ask(subscriptions.mine)).body).toMatchObject({
      premium: false,
      subscriptions: [],
    });
  });
});

it.each([[false], [true]])(
  'mass generate of invites counts truthfully (premium only: %s)',
  async (premiumOnly) => {
    const owners = db.users
      .all()
      .filter(({ id, isBanned }) => !isBanned && (!premiumOnly || isPremium(id))).length;
    const before = db.invites.size;
    const { body } = await admin.ask(adminInvites.massGenerate, { body: { count: 2, premiumOnly } });
    expect(body.message).toBe(`${owners * 2} codes generated for ${owners} users`);
    expect(db.invites.size - before).toBe(owners * 2);
  },
);

it('statistics count the rows that exist', async () => {
  const { body } = await admin.ask(stats.read);
  expect(body.stats.map(({ label }: { label: string }) => label)).toEqual([
    'Users',
    'Active subscriptions',
    'Unused keys',
  ]);
  expect(body.stats[0]).toMatchObject({
    value: 140,
    change: expect.any(Number),
    detail: expect.stringMatching(/joined this week$/),
  });
  expect(body.stats[2]).toMatchObject({ change: null, detail: null });
  expect(body.badges).toEqual({ 'Pending HWID Resets': db.hwidRequests.where('status', 'PENDING').length });
});

describe('client upload', () => {
  const upload = (name: string, version: string, releaseDate = '2026-01-15') => {
    const form = new FormData();
    form.set('file', new File(['MZ'], name));
    form.set('version', version);
    form.set('releaseDate', releaseDate);
    return admin.ask(adminClient.upload, { body: form });
  };

  it('is served to customers', async () => {
    expect((await upload('Setup.EXE', '2.0.0')).status).toBe(200);
    const premium = await TestClient.of('premium');
    expect((await premium.send('GET', '/api/status')).body.client).toEqual({
      version: '2.0.0',
      releaseDate: '2026-01-15',
    });
    expect(
      (await premium.send('GET', '/api/client/download')).response.headers.get('content-disposition'),
    ).toContain('client-2.0.0.exe');
  });

  it.each([
    ['setup.zip', '2.0.0', undefined, 'Please select a valid executable'],
    ['setup.exe', '  ', undefined, 'Please fill all required fields'],
    ['setup.exe', '1.2.3', undefined, 'Version 1.2.3 already exists'],
    ['setup.exe', '2.0.0', '15.1.2026', 'Release date must be a date such as 2026-01-15'],
  ])('refuses %s %s %s', async (name, version, date, message) => {
    expect(await upload(name, version, date)).toMatchObject({ status: 400, body: { message } });
  });
});

describe('users', () => {
  it('are found by username, HWID, Discord account and last IP address', async () => {
    const user = db.users.find(personas.premium.id)!;
    for (const text of ['PREMIUM', user.hwid!.slice(0, 12), user.discord!, user.lastIp!]) {
      const { items } = await admin.list(users.list, text);
      expect(
        items.map(({ id }: { id: number }) => id),
        text,
      ).toContain(user.id);
    }
    expect(await admin.list(users.list, 'no such user')).toEqual({ items: [], total: 0 });
  });

  it('are deleted with all associated data; used keys and codes stay used', async () => {
    const { id } = personas.pending;
    const [redeemed] = db.invites.where('usedById', id);
    const key = db.keys.where('status', 'UNUSED')[0]!;
    db.keys.update(key.id, { status: 'USED', usedById: id });
    const browser = await TestClient.of('pending');
    expect((await admin.ask(users.remove, { id })).status).toBe(204);

    expect((await admin.ask(users.remove, { id })).status).toBe(404);
    for (const rows of [
      db.subscriptions.where('userId', id),
      db.hwidRequests.where('userId', id),
      db.sessions.where('userId', id),
    ])
      expect(rows).toEqual([]);
    expect(db.invites.where('assignedToId', id)).toEqual([]);
    expect(db.invites.find(redeemed!.id)).toMatchObject({ status: 'USED', usedById: null });
    expect(db.keys.find(key.id)).toMatchObject({ status: 'USED', usedById: null });
    expect((await browser.ask(auth.me)).status).toBe(401);
    for (const { list } of [users, adminSubscriptions, keys, hwidRequests, adminInvites])
      expect((await admin.list(list, '', { size: 500 })).items, list.path).toBeInstanceOf(Array);
  });
});

const edit = {
  userId: personas.premium.id,
  productId: 1,
  expirationDate: '2026-03-01T00:00:00.000Z',
  isExpired: false,
};

it('subscriptions are expired and paused by hand, which ends premium', async () => {
  const [own] = db.subscriptions.where('userId', personas.expiring.id);
  const browser = await TestClient.of('expiring');
  const save = (change: object) =>
    admin.ask(adminSubscriptions.update, {
      id: own!.id,
      body: { ...edit, userId: personas.expiring.id, ...change },
    });
  const premium = async () => (await browser.ask(subscriptions.mine)).body.premium;

  expect((await save({})).body).toMatchObject({ status: 'ACTIVE', expirationDate: edit.expirationDate });
  expect(await premium()).toBe(true);
  expect((await save({ pauseDate: '2026-01-10T00:00:00.000Z' })).body).toMatchObject({
    status: 'ACTIVE',
    pauseDate: '2026-01-10T00:00:00.000Z',
  });
  expect(await premium()).toBe(false);
  expect((await save({})).body.pauseDate, 'not sent, not touched').toBe('2026-01-10T00:00:00.000Z');
  expect((await save({ pauseDate: null })).body.pauseDate).toBeNull();
  expect((await save({ isExpired: true })).body).toMatchObject({ status: 'EXPIRED', isExpired: true });
  expect(await premium()).toBe(false);
  expect((await save({ expirationDate: '2026-01-01T00:00:00.000Z' })).body).toMatchObject({
    status: 'EXPIRED',
    isExpired: true,
  });
});
