import { beforeEach, describe, expect, it } from 'vitest';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db } from '../../db/index.ts';
import { personas } from '../../worlds/personas.ts';
import { freshWorld, TestBrowser } from '../test-browser.ts';

let admin: TestBrowser;
beforeEach(async () => {
  freshWorld();
  admin = await TestBrowser.of('admin');
});

describe('users', () => {
  it('are found by what an administrator reads', async () => {
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
    const browser = await TestBrowser.of('pending');
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
    for (const endpoint of [
      users.list,
      adminSubscriptions.list,
      keys.list,
      hwidRequests.list,
      adminInvites.list,
    ])
      expect(
        (
          await admin.ask(endpoint, {
            query: { page: 0, size: 500, sort: 'id', descending: true, search: '' },
          })
        ).status,
      ).toBe(200);
  });
});

describe('subscriptions', () => {
  const edit = {
    userId: personas.premium.id,
    productId: 1,
    expirationDate: '2026-03-01T00:00:00.000Z',
    isExpired: false,
  };

  it('are expired and paused by hand, which ends premium', async () => {
    const [own] = db.subscriptions.where('userId', personas.expiring.id);
    const browser = await TestBrowser.of('expiring');
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
});
