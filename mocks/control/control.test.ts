import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEARER } from '#src/contract/session.ts';
import { HOUR } from '../db/time.ts';
import { clock, db, statusOf } from '../db/index.ts';
import { freshWorld, TestClient } from '../handlers/test-client.ts';
import { override } from '../outcomes/override.ts';
import { personas } from '../worlds/personas.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { openSession, REFRESH_COOKIE } from '../server/session.ts';
import { linkTo, stateIn } from './state-link.ts';
import { readState } from './state.ts';

const { customer, admin } = personas;
beforeEach(() => freshWorld());

const send = (method: string, path: string, body?: unknown, from = new TestClient()) =>
  from.send(method, path, body === undefined ? body : JSON.stringify(body));

const on = (endpoint: string, is: string, over = {}) => ({ overrides: [{ endpoint, is, ...over }] });
const patchOf = (path: string, value: unknown = null) => ({
  overrides: [{ endpoint: 'keys.list', patch: { [path]: value } }],
});
/** Returns JSON of nested lists. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('the settings', () => {
  it('are changed by request', async () => {
    const change = {
      overrides: [
        override('keys.update', 'duplicateCode', { when: { id: 7 } }),
        override('*', 'noMessage'),
        override('keys.list', '502 page', { times: 2, when: { page: 3 } }),
        override('users.list', 'changed values', { patch: { 'items[id=81].joinDate': null } }),
        override('users.refs', 'changed values', { patch: { '[0].username': 7 } }),
      ],
      bearerLifeMs: 5,
      clockOffset: -HOUR,
    };
    expect((await send('PUT', '/mock/state', change)).status).toBe(200);
    expect((await send('GET', '/mock/state')).body).toMatchObject({ ...change, now: REFERENCE_NOW - HOUR });
  });

  it.each([
    [{ world: 'atlantis' }, 'world: Expected one of typical, '],
    [{ latency: { min: -1, max: 0 } }, 'latency.min: At least 0'],
    [{ latency: { min: 0, max: 2 ** 31 } }, 'latency.max: At most 600000'],
    [{ latency: { min: 2, max: 1 } }, 'min is above max'],
    [{ typo: 1 }, 'There is no typo'],
    [on('keys.lists', '502 page'), 'There is no endpoint keys.lists'],
    [on('keys.list', '5O2 page'), "keys.list cannot have '5O2 page': There is no such outcome or fault"],
    [on('*', 'duplicateCod'), 'There is no such outcome or fault'],
    [on('keys.list', 'constructor'), 'There is no such outcome or fault'],
    [on('keys.list', '502 page', { times: 0 }), 'times: At least 1'],
    [on('keys.list', 'upload stops'), 'This call uploads no file'],
    [on('*', 'slow', { percent: 5 }), "'slow' has no percent"],
    [on('keys.list', 'noRows', { seconds: 5 }), "'noRows' has no seconds"],
    [on('keys.update', 'slow', { when: { page: 3 } }), 'has no page, but id'],
    [on('keys.list', 'noRows', { when: { id: 3 } }), 'has no id, but page and search'],
    [on('keys.list', 'slow', { when: { page: 0 } }), 'when.page: At least 1'],
    [on('keys.list', 'slow', { when: {} }), 'needs a page, search or id'],
    [on('*', 'slow', { when: { page: 1, id: 1 } }), 'No call has page and id'],
    [{ overrides: [{ endpoint: 'keys.list', patch: [] }] }, 'patch: Expected record'],
    [on('keys.list', 'slow', { when: { row: 1 } }), 'There is no row'],
    [{ overrides: [{ endpoint: 'keys.list' }] }, 'needs a patch such as'],
    [on('keys.list', 'slow', { patch: { total: 1 } }), "'slow' has no patch"],
    [{ overrides: [{ endpoint: '*', patch: { total: 1 } }] }, 'A patch needs the endpoint'],
    [{ overrides: [{ endpoint: 'keys.update', patch: { code: 1 } }] }, 'reads no field of the answer'],
    [patchOf('total', nested(50)), 'Nested deeper than 50 levels'],
    [nested(4000), 'Nested deeper than 50 levels'],
    [patchOf('items[x]'), "'items[x]' is no path such as items[0].code"],
    [{ clockOffset: 1e15 }, 'The clock shows years from 2000 to 2999 only'],
    [{ seededAt: REFERENCE_NOW }, 'seededAt needs a world'],
    [{ world: 'empty', seededAt: 9e15 }, 'seededAt: The clock shows years from 2000 to 2999 only'],
    ['text', 'body: Expected object'],
  ])('refuse %j', async (change, message) => {
    const before = readState();
    const { status, body } = await send('PUT', '/mock/state', change);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
    expect(readState()).toEqual(before);
  });

  it('follow the clock into another world', async () => {
    await send('PUT', '/mock/state', { world: 'empty', clockOffset: HOUR });
    expect(readState()).toMatchObject({ seededAt: REFERENCE_NOW + HOUR, now: REFERENCE_NOW + HOUR });
    await send('PUT', '/mock/state', { world: 'empty', clockOffset: HOUR, seededAt: REFERENCE_NOW });
    expect(readState()).toMatchObject({ seededAt: REFERENCE_NOW, now: REFERENCE_NOW + HOUR });
  });
});

it('resets to the seed and the real time', async () => {
  const seed = [...db.users.all()];
  openSession(db.users.find(customer.id)!);
  db.users.update(customer.id, { isBanned: true });
  db.users.remove(20);
  db.settings.clockOffset = HOUR;
  await send('POST', '/mock/reset');
  expect(db.users.all()).toEqual(seed);
  expect(db.sessions.size).toBe(0);
  expect(clock.now()).toBe(REFERENCE_NOW);
});

describe('the clock', () => {
  const end = (id: number) => Date.parse(db.subscriptions.find(id)!.end);

  it.each([
    [{ advance: HOUR }, () => REFERENCE_NOW + HOUR],
    [{ to: '2026-03-29T01:59:00+01:00' }, () => Date.parse('2026-03-29T00:59:00Z')],
    [{ beforeEndOf: 3 }, () => end(3) - 30_000],
    [{ afterEndOf: 3 }, () => end(3) + 30_000],
  ])('is set by %j (MOC-1)', async (change, expected) => {
    expect(await send('POST', '/mock/clock', change)).toMatchObject({
      status: 200,
      body: { now: expected() },
    });
    expect(clock.now()).toBe(expected());
  });

  it('ends a subscription, and shows the real time again', async () => {
    const running = db.subscriptions.all().find((row) => statusOf(row) === 'ACTIVE')!;
    const status = async (change: unknown) => {
      await send('POST', '/mock/clock', change);
      return statusOf(running);
    };
    expect(await status({ beforeEndOf: running.id })).toBe('ACTIVE');
    expect(await status({ afterEndOf: running.id })).toBe('EXPIRED');
    let passing = REFERENCE_NOW;
    vi.spyOn(clock, 'realTime').mockImplementation(() => passing++);
    expect(await status({ real: true })).toBe('ACTIVE');
    expect(db.settings.clockOffset).toBe(0);
  });

  it.each([
    [{ advance: 1e15 }, 'The clock shows years from 2000 to 2999 only'],
    [{ to: 'tomorrow' }, 'Not a time such as'],
    [{ afterEndOf: 99_999 }, 'There is no subscription 99999'],
    [{ advance: 1, real: true }, 'Expected one of'],
    [undefined, 'Expected one of'],
  ])('refuses %j', async (change, message) => {
    const { status, body } = await send('POST', '/mock/clock', change);
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
    expect(clock.now()).toBe(REFERENCE_NOW);
  });
});

describe('a session', () => {
  const command = (name: string, username?: string) =>
    send('POST', '/mock/session', { command: name, username });

  it('ends on command, and the account can sign in again (MOC-2)', async () => {
    const browser = await TestClient.of('customer');
    await command('endSession', 'customer');
    expect((await browser.send('GET', '/api/me')).status).toBe(401);
    expect((await browser.send('POST', '/api/token/refresh')).status).toBe(401);
    expect((await browser.signIn('customer')).status).toBe(200);
  });

  it('loses the admin role without ending', async () => {
    const browser = await TestClient.of('admin');
    await command('loseAdmin', 'admin');
    expect((await browser.send('GET', '/api/admin/stats')).status).toBe(403);
    expect((await browser.send('GET', '/api/me')).body).toMatchObject({ admin: null });
  });

  it.each([BEARER, REFRESH_COOKIE])('is found by the %s cookie without a username', async (name) => {
    const session = openSession(db.users.find(admin.id)!);
    openSession(db.users.find(customer.id)!);
    const value = name === BEARER ? session.bearer : session.refreshToken;
    const browser = new TestClient();
    browser.cookies.set(name, value);
    const { status } = await send('POST', '/mock/session', { command: 'endSession' }, browser);
    expect([status, readState().signedIn]).toEqual([200, ['customer']]);
  });

  it.each([
    [{ command: 'endSession' }, 'Nobody is signed in here; send a username'],
    [{ command: 'endSession', username: 'nobody' }, 'There is no user nobody'],
    [{ command: 'end' }, 'Expected one of endBearer, endSession, loseAdmin, ban'],
  ])('refuses %j', async (change, message) => {
    const { status, body } = await send('POST', '/mock/session', change);
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });
});

describe('a state link', () => {
  it('puts another mock backend into the state, with its persona signed in', async () => {
    const browser = await TestClient.of('admin');
    await send('PUT', '/mock/state', {
      clockOffset: HOUR,
      overrides: [
        override('keys.update', 'duplicateCode', { times: 2 }),
        override('*', 'slow', { seconds: 1, when: { page: 3 } }),
        { endpoint: 'keys.list', times: 1, patch: { 'items[0].code': 'A–B' } },
      ],
    });
    const before = (await send('GET', '/mock/state', undefined, browser)).body;
    const link = linkTo('https://a.example/x/admin/keys?page=2', before);
    expect(link).toMatch(/^https:\/\/a\.example\/x\/admin\/keys\?page=2&state=[\w-]+$/);

    freshWorld('empty');
    const { response, body } = await send('PUT', '/mock/state', stateIn(link));
    expect(body).toEqual(before);
    const [bearerCookie] = response.headers.getSetCookie();
    expect(bearerCookie).toContain(db.sessions.all()[0]!.bearer);
  });

  it.each([null, 'banned'])('signs out if its persona is %s', async (persona) => {
    const { response } = await send('PUT', '/mock/state', { world: 'typical', persona });
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0');
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  const linkOf = (json: string) => `https://a.example/?state=${Buffer.from(json).toString('base64url')}`;

  it('is read in the form of an earlier version, with outcomes and faults apart', () => {
    const earlier = {
      world: 'many',
      activeOutcomes: { 'keys.update': 'duplicateCode', 'auth.me': 'secret' },
      outcomeTimes: { 'keys.update': 2 },
      faults: [
        { endpoint: 'keys.list', fault: '502 page', times: 1 },
        { endpoint: 'users.list', patch: { total: 1 } },
      ],
    };
    expect(stateIn(linkOf(JSON.stringify(earlier)))).toEqual({
      world: 'many',
      overrides: [
        override('keys.list', '502 page', { times: 1 }),
        override('users.list', 'changed values', { patch: { total: 1 } }),
        override('keys.update', 'duplicateCode', { times: 2 }),
        override('auth.me', 'secret'),
      ],
    });
  });

  it('names the reason if damaged or refused', () => {
    expect(() => stateIn('https://a.example/?state=eyJ9')).toThrow('a part of it was lost or changed');
    for (const [json, why] of [
      ['{"world":"atlantis"}', 'Expected one of typical'],
      ['null', 'Expected object'],
      ['['.repeat(9000) + ']'.repeat(9000), 'Nested deeper than 50 levels'],
    ] as const)
      expect(() => stateIn(linkOf(json))).toThrow(why);
    expect(stateIn('https://a.example/')).toBeUndefined();
  });
});
