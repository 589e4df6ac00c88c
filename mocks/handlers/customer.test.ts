import { beforeEach, describe, expect, it } from 'vitest';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { client } from '#src/contract/client.ts';
import { hwid } from '#src/contract/hwid.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db } from '../db/index.ts';
import { personas } from '../worlds/personas.ts';
import { freshWorld, TestClient } from './test-client.ts';

beforeEach(() => freshWorld());

const unusedKey = (productId = 1) =>
  db.keys.where('productId', productId).find(({ status }) => status === 'UNUSED')!;

describe('redeeming a key', () => {
  it('extends the active subscription of that product', async () => {
    const premium = await TestClient.of('premium');
    const before = db.subscriptions.where('userId', personas.premium.id);
    const key = unusedKey();
    await premium.ask(subscriptions.redeem, { body: { key: key.code } });
    const after = db.subscriptions.where('userId', personas.premium.id);
    expect(after).toHaveLength(before.length);
    expect(Date.parse(after[0]!.end) - Date.parse(before[0]!.end)).toBe(key.durationHours * 3_600_000);
  });

  it('refuses unknown and used keys', async () => {
    const customer = await TestClient.of('customer');
    const [used] = db.keys.where('status', 'USED');
    for (const key of ['NOPE', used!.code]) {
      const { status, body } = await customer.ask(subscriptions.redeem, { body: { key } });
      expect([status, typeof body.message]).toEqual([400, 'string']);
    }
    expect((await customer.ask(subscriptions.redeem, { body: { key: '  ' } })).status).toBe(400);
  });
});

describe('resetting the HWID', () => {
  it('can be requested once at a time', async () => {
    const premium = await TestClient.of('premium');
    const request = () => premium.ask(hwid.requestReset, { body: { reason: 'new board' } });
    expect([(await request()).status, (await request()).status]).toEqual([200, 409]);
  });

  it('a decline leaves the user unchanged', async () => {
    const [pending, admin] = [await TestClient.of('pending'), await TestClient.of('admin')];
    const before = db.users.find(personas.pending.id);
    const [request] = db.hwidRequests.where('userId', personas.pending.id);
    await admin.ask(hwidRequests.decline, { id: request!.id });
    expect(db.users.find(personas.pending.id)).toEqual(before);
    expect((await pending.ask(client.status)).body.hwid.pending).toBe(false);
    expect((await pending.ask(hwid.requestReset, { body: { reason: 'once more' } })).status).toBe(200);
  });
});
