// @vitest-environment node
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
import type { Endpoint } from '#src/contract/endpoint.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db, isPremium } from '../../db/index.ts';
import { personas } from '../../scenarios/personas.ts';
import { freshWorld, TestBrowser } from '../test-browser.ts';

let admin: TestBrowser;
beforeEach(async () => {
  freshWorld();
  admin = await TestBrowser.of('admin');
});

const list = async (endpoint: Endpoint, search = '', over = {}) =>
  (await admin.ask(endpoint, { query: { page: 0, size: 10, sort: 'id', descending: true, search, ...over } })).body;

describe('users', () => {
  it('are found by what an administrator reads', async () => {
    const user = db.users.find(personas.premium.id)!;
    for (const text of ['PREMIUM', user.hwid!.slice(0, 12), user.discord!, user.lastIp!]) {
      const { items } = await list(users.list, text);
      expect(items.map(({ id }: { id: number }) => id), text).toContain(user.id);
    }
    expect(await list(users.list, 'no such user')).toEqual({ items: [], total: 0 });
  });

  it('are all in the picker', async () => {
    const { body } = await admin.ask(users.refs);
    expect(body).toHaveLength(140);
    expect(body[0]).toEqual({ id: 1, username: 'admin' });
  });

  it('change, and a cleared text becomes null', async () => {
    const { status, body } = await admin.ask(users.update, { id: 9, body: { discord: '  ', hwid: ' abc ', newHwid: null, isBanned: false } });
    expect([status, body]).toMatchObject([200, { discord: null, hwid: 'abc', newHwid: null }]);
  });

  it('go with all associated data; what they used up stays used', async () => {
    const { id } = personas.pending;
    const [redeemed] = db.invites.where('usedById', id);
    const key = db.keys.where('status', 'UNUSED')[0]!;
    db.keys.update(key.id, { status: 'USED', usedById: id });
    const browser = await TestBrowser.of('pending');
    expect((await admin.ask(users.remove, { id })).status).toBe(204);

    expect((await admin.ask(users.remove, { id })).status).toBe(404);
    for (const rows of [db.subscriptions.where('userId', id), db.hwidRequests.where('userId', id), db.sessions.where('userId', id)]) expect(rows).toEqual([]);
    expect(db.invites.where('assignedToId', id)).toEqual([]);
    expect(db.invites.find(redeemed!.id)).toMatchObject({ status: 'USED', usedById: null });
    expect(db.keys.find(key.id)).toMatchObject({ status: 'USED', usedById: null });
    expect((await browser.ask(auth.me)).status).toBe(401);
    for (const endpoint of [users.list, adminSubscriptions.list, keys.list, hwidRequests.list, adminInvites.list])
      expect((await admin.ask(endpoint, { query: { page: 0, size: 500, sort: 'id', descending: true, search: '' } })).status).toBe(200);
  });

  it('are given a subscription, and have premium at once', async () => {
    const { id } = personas.customer;
    const { body } = await admin.ask(users.addSubscription, { id, body: { productId: 2, expirationDate: '2026-02-14T12:00:00.000Z' } });
    expect(body).toMatchObject({ user: { id, username: 'customer' }, product: { name: 'Rust' }, status: 'ACTIVE', isExpired: false });
    expect(isPremium(id)).toBe(true);
    expect((await list(users.list, 'customer')).items[0]).toMatchObject({ nonExpiredNonPausedSubscription: true });
    expect((await admin.ask(users.addSubscription, { id, body: { productId: 99, expirationDate: '2026-02-14T12:00:00.000Z' } })).status).toBe(404);
    expect((await admin.ask(users.addSubscription, { id, body: { productId: 2, expirationDate: 'tomorrow' } })).status).toBe(400);
  });
});

describe('subscriptions', () => {
  const edit = { userId: personas.premium.id, productId: 1, expirationDate: '2026-03-01T00:00:00.000Z', isExpired: false };

  it('expire and pause by hand, and the customer feels it', async () => {
    const [own] = db.subscriptions.where('userId', personas.expiring.id);
    const browser = await TestBrowser.of('expiring');
    const save = (change: object) => admin.ask(adminSubscriptions.update, { id: own!.id, body: { ...edit, userId: personas.expiring.id, ...change } });
    const premium = async () => (await browser.ask(subscriptions.mine)).body.premium;

    expect((await save({})).body).toMatchObject({ status: 'ACTIVE', expirationDate: edit.expirationDate });
    expect(await premium()).toBe(true);
    expect((await save({ pauseDate: '2026-01-10T00:00:00.000Z' })).body).toMatchObject({ status: 'ACTIVE', pauseDate: '2026-01-10T00:00:00.000Z' });
    expect(await premium()).toBe(false);
    expect((await save({})).body.pauseDate, 'not sent, not touched').toBe('2026-01-10T00:00:00.000Z');
    expect((await save({ pauseDate: null })).body.pauseDate).toBeNull();
    expect((await save({ isExpired: true })).body).toMatchObject({ status: 'EXPIRED', isExpired: true });
    expect(await premium()).toBe(false);
    expect((await save({ expirationDate: '2026-01-01T00:00:00.000Z' })).body).toMatchObject({ status: 'EXPIRED', isExpired: true });
  });

  it('speak in the error field', async () => {
    expect(await admin.ask(adminSubscriptions.update, { id: 1, body: { ...edit, userId: 9999 } })).toMatchObject({ status: 400, body: { error: 'This user does not exist' } });
    expect(await admin.ask(adminSubscriptions.update, { id: 1, body: { ...edit, productId: 9999 } })).toMatchObject({ status: 400, body: { error: 'This product does not exist' } });
  });

  it('go', async () => {
    expect((await admin.ask(adminSubscriptions.remove, { id: 1 })).status).toBe(204);
    expect(db.subscriptions.find(1)).toBeUndefined();
  });
});

describe('products', () => {
  it('are created, renamed and found under the new name wherever they show', async () => {
    expect((await admin.ask(products.create, { body: { name: ' New Game 3 ', shortName: 'new_3' } })).body).toEqual({ id: 7, name: 'New Game 3', shortName: 'new_3' });
    await list(keys.list, 'apex legends');
    await admin.ask(products.update, { id: 3, body: { name: 'Oxide', shortName: 'oxide' } });
    expect((await list(keys.list, 'apex legends')).total).toBe(0);
    expect((await list(keys.list, 'oxide')).total).toBe(db.keys.where('productId', 3).length);
    expect((await admin.ask(adminSubscriptions.products)).body).toContainEqual({ id: 3, name: 'Oxide' });
  });

  it.each([
    [{ name: 'A-B', shortName: 'ab' }], [{ name: '', shortName: 'ab' }], [{ name: 'A', shortName: '_a' }], [{ name: 'A', shortName: 'a_' }],
    [{ name: 'A', shortName: 'a b' }], [{ name: 'cs2', shortName: 'other' }], [{ name: 'Other', shortName: 'CS2' }],
  ])('%j is refused', async (body) => {
    expect(await admin.ask(products.create, { body })).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  it('keep their own name', async () => {
    expect((await admin.ask(products.update, { id: 1, body: { name: 'CS2', shortName: 'cs2' } })).status).toBe(200);
  });

  it('take their keys and subscriptions along', async () => {
    expect((await admin.ask(products.remove, { id: 1 })).status).toBe(204);
    expect([db.keys.where('productId', 1), db.subscriptions.where('productId', 1)]).toEqual([[], []]);
    expect((await list(keys.list)).total).toBe(db.keys.size);
    expect((await (await TestBrowser.of('expiring')).ask(subscriptions.mine)).body).toMatchObject({ premium: false, subscriptions: [] });
  });
});

describe('keys', () => {
  it('are generated, listed first, and unused', async () => {
    const { body } = await admin.ask(keys.generate, { body: { productId: 3, count: 100, durationHours: 24 } });
    expect(body.keys).toHaveLength(100);
    expect(body.keys[0]).toEqual({ code: expect.stringMatching(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/), durationHours: 24, product: { name: 'Apex Legends' } });
    expect((await list(keys.list)).items[0]).toMatchObject({ code: body.keys[99].code, status: 'UNUSED', usedBy: null });
    expect((await admin.ask(keys.unused)).body.keys).toHaveLength(db.keys.where('status', 'UNUSED').length);
  });

  it.each([0, 101, 1.5, '3', null])('%j at once is refused', async (count) => {
    expect((await admin.ask(keys.generate, { body: { productId: 1, count, durationHours: 24 } })).status).toBe(400);
  });

  it('keep their codes unique and within the rules', async () => {
    const other = db.keys.find(1)!.code;
    const save = (code: string) => admin.ask(keys.update, { id: 2, body: { code, productId: 1, durationHours: 1 } });
    expect(await save(other)).toMatchObject({ status: 400, body: { message: 'Code already exists' } });
    expect(await save('A B')).toMatchObject({ status: 400, body: { message: 'Code can only contain letters, numbers, and hyphens' } });
    expect(await save('x'.repeat(256))).toMatchObject({ status: 400, body: { message: 'Code cannot be longer than 255 characters' } });
    expect(await save('  ')).toMatchObject({ status: 400, body: { message: 'Code cannot be empty' } });
    expect((await save(' NEW-1 ')).body).toMatchObject({ id: 2, code: 'NEW-1', durationHours: 1 });
    expect((await save('NEW-1')).status, 'its own code is free').toBe(200);
  });

  it('sort by any column, and a page beyond the last is empty', async () => {
    const by = async (sort: string, descending = false) => (await list(keys.list, '', { sort, descending, size: 100 })).items;
    const codes = (await by('code')).map(({ code }: { code: string }) => code.toLowerCase());
    expect(codes).toEqual([...codes].sort());
    const products = (await by('product', true)).map((key: { product: { name: string } }) => key.product.name);
    expect(products).toEqual([...products].sort().reverse());
    expect((await by('usedBy'))[0].usedBy).toBeNull();
    expect(await list(keys.list, '', { page: 40 })).toEqual({ items: [], total: 400 });
  });
});

describe('invites', () => {
  it('are generated for one owner or none', async () => {
    const { body } = await admin.ask(adminInvites.generate, { body: { count: 2, userId: personas.customer.id } });
    expect(body.codes).toHaveLength(2);
    expect((await list(adminInvites.list)).items[0]).toMatchObject({ code: body.codes[1].code, assignedTo: { username: 'customer' }, usedBy: null });
    await admin.ask(adminInvites.generate, { body: { count: 1 } });
    expect((await list(adminInvites.list)).items[0].assignedTo).toBeNull();
    expect((await admin.ask(adminInvites.generate, { body: { count: 1, userId: 9999 } })).status).toBe(404);
  });

  it.each([[false], [true]])('mass generate counts truthfully (premium only: %s)', async (premiumOnly) => {
    const owners = db.users.all().filter(({ id, isBanned }) => !isBanned && (!premiumOnly || isPremium(id))).length;
    const before = db.invites.size;
    const { body } = await admin.ask(adminInvites.massGenerate, { body: { count: 2, premiumOnly } });
    expect(body.message).toBe(`${owners * 2} codes generated for ${owners} users`);
    expect(db.invites.size - before).toBe(owners * 2);
  });

  it('are edited and deleted', async () => {
    const save = (code: string) => admin.ask(adminInvites.update, { id: 2, body: { code } });
    expect(await save(db.invites.find(1)!.code)).toMatchObject({ status: 400, body: { message: 'Code already exists' } });
    expect(await save('AB-1')).toMatchObject({ status: 400, body: { message: 'Code can only contain letters and numbers' } });
    expect((await save('AB1')).body).toMatchObject({ code: 'AB1', assignedTo: { username: 'customer' } });
    expect((await admin.ask(adminInvites.remove, { id: 2 })).status).toBe(204);
    expect((await list(adminInvites.list, 'AB1')).total).toBe(0);
  });
});

describe('statistics', () => {
  it('count what is there', async () => {
    const { body } = await admin.ask(stats.read);
    expect(body.stats.map(({ label }: { label: string }) => label)).toEqual(['Users', 'Active subscriptions', 'Unused keys']);
    expect(body.stats[0]).toMatchObject({ value: 140, change: expect.any(Number), detail: expect.stringMatching(/joined this week$/) });
    expect(body.stats[2]).toMatchObject({ change: null, detail: null });
    expect(body.badges).toEqual({ 'Pending HWID Resets': db.hwidRequests.where('status', 'PENDING').length });
  });

  it('follow a decision at once', async () => {
    const { pendingCount, items } = await list(hwidRequests.list);
    expect(pendingCount).toBeGreaterThan(10);
    await admin.ask(hwidRequests.approve, { id: items[0].id });
    expect((await admin.ask(stats.read)).body.badges['Pending HWID Resets']).toBe(pendingCount - 1);
    expect((await list(hwidRequests.list)).pendingCount).toBe(pendingCount - 1);
  });
});

describe('client upload', () => {
  const upload = (name: string, version: string, releaseDate = '2026-01-15') => {
    const form = new FormData();
    form.set('file', new File(['MZ'], name));
    form.set('version', version);
    form.set('releaseDate', releaseDate);
    return admin.ask(adminClient.upload, { body: form });
  };

  it('is what customers then get', async () => {
    expect((await upload('Setup.EXE', ' 2.0.0 ')).status).toBe(200);
    const premium = await TestBrowser.of('premium');
    expect((await premium.send('GET', '/api/status')).body.client).toEqual({ version: '2.0.0', releaseDate: '2026-01-15' });
    expect((await premium.send('GET', '/api/client/download')).response.headers.get('content-disposition')).toContain('client-2.0.0.exe');
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
