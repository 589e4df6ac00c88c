import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminAuth } from '#src/contract/admin/auth.ts';
import { examples } from '#src/contract/examples.ts';
import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import { clock, db } from '../db/index.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import { personas } from '../worlds/personas.ts';
import { HOUR } from '../db/time.ts';
import { createHandlers } from './index.ts';
import { freshWorld, advanceClock, TestClient } from './test-client.ts';

beforeEach(() => freshWorld());

const credentials = (username: string, password = 'password', turnstileToken = DUMMY_TOKEN) => ({
  body: { username, password, turnstileToken },
});

describe('sign-in', () => {
  it('starts a session with a JWT that expires in an hour', async () => {
    const browser = await TestClient.of('customer');
    const [, payload] = browser.cookies.get('BEARER')!.split('.');
    expect(JSON.parse(atob(payload!))).toMatchObject({
      username: 'customer',
      exp: (clock.now() + HOUR) / 1000,
    });
    expect((await browser.ask(auth.me)).body).toEqual({
      user: { username: 'customer', role: ['ROLE_USER'], secret: false, discord: null, avatar: null },
      admin: null,
    });
  });

  it.each([
    ['customer', 'wrong', 401],
    ['nobody', 'password', 401],
    ['banned', 'password', 403],
    ['banned', 'wrong', 401],
  ])(
    'refuses %s with %s by code alone, so that the texts of the client show',
    async (username, password, code) => {
      const browser = new TestClient();
      expect(await browser.signIn(username, password)).toMatchObject({ status: code, body: { code } });
      expect(browser.cookies.size).toBe(0);
    },
  );

  it('requires a bot-check token', async () => {
    const forged = credentials('customer', 'password', 'forged');
    expect(await new TestClient().ask(auth.signIn, forged)).toMatchObject({
      status: 400,
      body: { message: 'Captcha verification failed. Please try again' },
    });
  });

  it('is for administrators only at the sign-in of the console', async () => {
    const browser = new TestClient();
    expect((await browser.ask(adminAuth.signIn, credentials('premium'))).status).toBe(403);
    expect((await browser.ask(adminAuth.signIn, credentials('admin'))).status).toBe(200);
    expect((await browser.ask(auth.me)).body.admin.username).toBe('admin');
  });
});

describe('session', () => {
  it('refreshes an expired bearer, and each refresh token works once', async () => {
    const browser = await TestClient.of('customer');
    const old = browser.cookies.get('refresh_token')!;
    advanceClock(HOUR);
    expect(await browser.ask(auth.me)).toMatchObject({ status: 401, body: { message: 'Expired JWT Token' } });
    expect((await browser.ask(auth.refresh)).status).toBe(204);
    expect((await browser.ask(auth.me)).status).toBe(200);

    browser.cookies.set('refresh_token', old);
    expect(await browser.ask(auth.refresh)).toMatchObject({
      status: 401,
      body: { message: 'Invalid JWT Refresh Token' },
    });
    browser.cookies.delete('refresh_token');
    expect(await browser.ask(auth.refresh)).toMatchObject({
      status: 401,
      body: { message: 'Missing JWT Refresh Token' },
    });
  });

  it('ends by signing out', async () => {
    const browser = await TestClient.of('customer');
    const before = new Map(browser.cookies);
    expect((await browser.ask(auth.invalidate)).status).toBe(200);
    await browser.ask(auth.signOut);
    before.forEach((value, name) => browser.cookies.set(name, value));
    expect((await browser.ask(auth.refresh)).status).toBe(401);
    advanceClock(HOUR);
    expect((await browser.ask(auth.me)).status).toBe(401);
  });

  it('ends at once, and for good, when an administrator bans the user', async () => {
    const [admin, customer] = [await TestClient.of('admin'), await TestClient.of('customer')];
    const body = { ...examples['users.update'].body, isBanned: true };
    expect((await admin.ask(users.update, { id: personas.customer.id, body })).body).toMatchObject({
      isBanned: true,
    });
    expect((await customer.ask(auth.me)).status).toBe(401);
    expect(await customer.ask(auth.refresh)).toMatchObject({
      status: 401,
      body: { message: 'Invalid JWT Refresh Token' },
    });
    expect((await customer.signIn('customer')).status).toBe(403);
    await admin.ask(users.update, { id: personas.customer.id, body: { ...body, isBanned: false } });
    expect((await customer.signIn('customer')).status).toBe(200);
  });
});

it('does not clean input, and accepts neither other types nor other spellings of a path', async () => {
  const customer = await TestClient.of('customer');
  expect((await new TestClient().signIn('customer ')).status).toBe(401);
  expect((await customer.send('POST', '/api/subscriptions/redeem', '{"key":"A "}')).body).toMatchObject({
    code: 400,
    message: 'key has blanks or invisible signs around it',
  });
  const admin = await TestClient.of('admin');
  for (const [method, path, body, message] of [
    ['POST', '/products', { ...examples['products.create'].body, name: ' ' }, 'Name must not be blank'],
    ['PUT', '/keys/1', { ...examples['keys.update'].body, durationHours: -4 }, undefined],
    ['GET', '/keys?page=0&limit=10&sortDirection=ASC', undefined, 'sortDirection must be asc or desc'],
  ] as const) {
    const { body: refused } = await admin.send(method, `/api/admin${path}`, body && JSON.stringify(body));
    expect([refused.code, refused.message], path).toEqual([400, message]);
  }
  expect((await admin.list(users.list, ' admin')).total).toBe(0);
  for (const path of ['/API/me', '//api/me', '/api/ME'])
    await expect(customer.request('GET', path)).rejects.toThrow('No handler');
  const text = new Request('http://mock.test/api/login_check', { method: 'POST', body: '{}' });
  const refused = await getResponse(createHandlers({ httpOnly: true }), text);
  expect(await refused!.json()).toMatchObject({ code: 400, message: expect.stringContaining('text/plain') });
});

describe('sign-up', () => {
  it('creates an account that can sign in', async () => {
    const browser = new TestClient();
    expect(await browser.ask(auth.signUp, credentials('Fresh.Start', 'secret phrase'))).toMatchObject({
      status: 200,
      body: { message: 'Registration successful! You can now log in' },
    });
    expect((await browser.signIn('Fresh.Start', 'secret phrase')).status).toBe(200);
    expect(db.users.all().at(-1)).toMatchObject({
      username: 'Fresh.Start',
      roles: ['ROLE_USER'],
      joinDate: '2026-01-15T12:00:00.000Z',
    });
  });

  it.each([
    [credentials('Customer'), ['username']],
    [credentials('no'), ['username']],
    [credentials('fine', 'short'), ['password']],
    [credentials('customer', 'short'), ['username', 'password']],
  ])('refuses %j field by field', async (input, fields) => {
    const { status, body } = await new TestClient().ask(auth.signUp, input);
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, fields]);
  });
});
