import { beforeEach, describe, expect, it } from 'vitest';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { client } from '#src/contract/client.ts';
import { hwid } from '#src/contract/hwid.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db } from '../db/index.ts';
import { personas } from '../worlds/personas.ts';
import { iso } from '../db/time.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { freshWorld, TestBrowser } from './test-browser.ts';

beforeEach(() => freshWorld());

const unusedKey = (productId = 1) =>
  db.keys.where('productId', productId).find(({ status }) => status === 'UNUSED')!;

describe('redeeming a key', () => {
  it('starts a subscription where none is active, and the administrator sees by whom', async () => {
    const [customer, admin] = [await TestBrowser.of('customer'), await TestBrowser.of('admin')];
    const key = unusedKey();
    const { body } = await customer.ask(subscriptions.redeem, { body: { key: key.code } });
    expect(body.message).toContain('of CS2 added');

    const mine = (await customer.ask(subscriptions.mine)).body;
    expect(mine.premium).toBe(true);
    expect(mine.subscriptions.at(-1)).toEqual({
      product: { name: 'CS2' },
      status: 'ACTIVE',
      start: iso(REFERENCE_NOW),
      end: iso(REFERENCE_NOW + key.durationHours * 3_600_000),
    });
    const page = await admin.ask(keys.list, {
      query: { page: 0, size: 10, sort: 'id', descending: true, search: key.code },
    });
    expect(page.body.items).toMatchObject([
      { status: 'USED', usedBy: { username: 'customer' }, usedDate: iso(REFERENCE_NOW) },
    ]);
  });

  it('extends the active subscription of that product', async () => {
    const premium = await TestBrowser.of('premium');
    const before = db.subscriptions.where('userId', personas.premium.id);
    const key = unusedKey();
    await premium.ask(subscriptions.redeem, { body: { key: key.code } });
    const after = db.subscriptions.where('userId', personas.premium.id);
    expect(after).toHaveLength(before.length);
    expect(Date.parse(after[0]!.end) - Date.parse(before[0]!.end)).toBe(key.durationHours * 3_600_000);
  });

  it('refuses unknown and used keys', async () => {
    const customer = await TestBrowser.of('customer');
    const [used] = db.keys.where('status', 'USED');
    for (const key of ['NOPE', used!.code]) {
      const { status, body } = await customer.ask(subscriptions.redeem, { body: { key } });
      expect([status, typeof body.message]).toEqual([400, 'string']);
    }
    expect((await customer.ask(subscriptions.redeem, { body: { key: '  ' } })).status).toBe(400);
  });
});

it('opens a checkout for the one plan, at an absolute address', async () => {
  const customer = await TestBrowser.of('customer');
  const { body } = await customer.ask(subscriptions.checkout, { body: { plan: 249 } });
  const [checkout] = db.checkouts.where('userId', personas.customer.id);
  expect(checkout).toMatchObject({ plan: 249, status: 'OPEN' });
  expect(body.checkout).toBe(`http://mock.test/mock/checkout/${checkout!.id}`);
  expect((await customer.ask(subscriptions.checkout, { body: { plan: 1 } })).status).toBe(400);
});

describe('resetting the HWID', () => {
  it('can be requested once at a time; approval copies the new HWID to the user', async () => {
    const [premium, admin] = [await TestBrowser.of('premium'), await TestBrowser.of('admin')];
    const { hwid: old, newHwid } = db.users.find(personas.premium.id)!;
    expect(
      (await premium.ask(hwid.requestReset, { body: { reason: 'new board' } })).body.message,
    ).toBeTruthy();
    expect((await premium.ask(hwid.requestReset, { body: { reason: 'again' } })).status).toBe(409);
    expect((await premium.ask(client.status)).body.hwid.pending).toBe(true);

    const request = db.hwidRequests.all().at(-1)!;
    expect(request).toMatchObject({
      reason: 'new board',
      currentHwid: old,
      requestHwid: newHwid,
      status: 'PENDING',
    });
    expect((await admin.ask(hwidRequests.approve, { id: request.id })).status).toBe(200);
    expect((await admin.ask(hwidRequests.approve, { id: request.id })).status).toBe(409);
    expect((await admin.ask(hwidRequests.decline, { id: request.id })).status).toBe(409);
    expect(db.users.find(personas.premium.id)).toMatchObject({ hwid: newHwid, newHwid: null });
    expect((await premium.ask(client.status)).body.hwid.pending).toBe(false);
  });

  it('a decline leaves the user as they were', async () => {
    const [pending, admin] = [await TestBrowser.of('pending'), await TestBrowser.of('admin')];
    const before = db.users.find(personas.pending.id);
    const [request] = db.hwidRequests.where('userId', personas.pending.id);
    await admin.ask(hwidRequests.decline, { id: request!.id });
    expect(db.users.find(personas.pending.id)).toEqual(before);
    expect((await pending.ask(client.status)).body.hwid.pending).toBe(false);
    expect((await pending.ask(hwid.requestReset, { body: { reason: 'once more' } })).status).toBe(200);
  });
});

it('downloads the same bytes for the same version', async () => {
  const premium = await TestBrowser.of('premium');
  const [first, second] = await Promise.all([premium.ask(client.download), premium.ask(client.download)]);
  const bytes = new Uint8Array(await first.response.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe('MZ');
  expect(bytes).toEqual(new Uint8Array(await second.response.arrayBuffer()));
  expect(first.response.headers.get('content-disposition')).toContain('client-1.2.3.exe');
});
