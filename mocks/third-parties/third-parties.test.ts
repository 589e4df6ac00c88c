import { getResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { bookPayments } from '../db/book-payments.ts';
import { extendSubscription } from '../db/extend-subscription.ts';
import { clock, db, isPremium } from '../db/index.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { personas } from '../worlds/personas.ts';
import { openSession } from '../server/session.ts';
import { createThirdPartyHandlers } from './index.ts';

const handlers = createThirdPartyHandlers({ httpOnly: true });
const DAY = 24 * 60 * 60 * 1000;
const { customer } = personas;

// a different time gives a different seed
const now = Date.now();
beforeEach(() => {
  clock.realTime = () => now;
  resetDb();
});

async function visit(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
  const init = form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers };
  const response = (await getResponse(handlers, new Request(`http://mock.test${path}`, init)))!;
  const [location, type] = ['location', 'content-type'].map((name) => response.headers.get(name));
  return { status: response.status, location, type, text: await response.text() };
}

const order = () =>
  db.checkouts.insert({
    userId: customer.id,
    plan: 249,
    status: 'OPEN',
    bookAt: null,
    createdDate: new Date(clock.now()).toISOString(),
  });
const cookieOf = (userId: number) => ({ Cookie: `BEARER=${openSession(db.users.find(userId)!).bearer}` });

it('sells thirty days of CS2 once', async () => {
  const { id } = order();
  expect((await visit(`/mock/checkout/${id}`)).text).toMatch(
    /€2\.49[\s\S]*customer[\s\S]*<option value="never">Never</,
  );
  expect(isPremium(customer.id)).toBe(false);

  for (let click = 0; click < 2; click += 1) {
    const paid = await visit(`/mock/checkout/${id}`, { choice: 'pay' });
    expect([paid.status, paid.location]).toEqual([303, '/dash?success=1']);
  }
  expect(isPremium(customer.id), 'not before the return').toBe(false);
  clock.realTime = () => now + 5000;
  for (let read = 0; read < 2; read += 1) bookPayments();
  expect(isPremium(customer.id)).toBe(true);
  const [added] = db.subscriptions.where('userId', customer.id).slice(-1);
  expect(Date.parse(added!.end) - Date.parse(added!.start)).toBe(30 * DAY);
  expect((await visit(`/mock/checkout/${id}`)).text).toContain('This order has been paid.');
});

it('extends an active subscription', async () => {
  const running = extendSubscription(customer.id, 1, 5 * DAY);
  await visit(`/mock/checkout/${order().id}`, { choice: 'pay', booked: 'before' });
  expect(Date.parse(db.subscriptions.find(running.id)!.end) - Date.parse(running.end)).toBe(30 * DAY);
});

it.each([
  ['late', 59_000, false],
  ['late', 60_000, true],
  ['never', 86_400_000, false],
])('books %s, so that after %d ms premium is %s', async (booked, ms, isBooked) => {
  await visit(`/mock/checkout/${order().id}`, { choice: 'pay', booked });
  clock.realTime = () => now + ms;
  bookPayments();
  expect(isPremium(customer.id)).toBe(isBooked);
});

it('sells nothing for a cancelled or unknown order, or without products', async () => {
  expect(await visit(`/mock/checkout/${order().id}`, { choice: 'cancel' })).toMatchObject({
    status: 303,
    location: '/dash',
  });
  expect(isPremium(customer.id)).toBe(false);
  expect((await visit('/mock/checkout/99')).status).toBe(404);
  resetDb('empty');
  expect((await visit(`/mock/checkout/${order().id}`, { choice: 'pay' })).text).toContain(
    'There is nothing to sell',
  );
});

it('returns to an app on another origin, over HTTP only', async () => {
  const { id, ...rest } = order();
  expect(rest.status).toBe('OPEN');
  expect(
    (await visit(`/mock/checkout/${id}`, undefined, { referer: 'http://localhost:5173/dash' })).text,
  ).toContain('value="http://localhost:5173"');
  for (const [back, location] of [
    ['http://localhost:5173', 'http://localhost:5173/dash'],
    ['javascript:alert(1)//', '/dash'],
  ] as const)
    expect(await visit(`/mock/checkout/${id}`, { choice: 'cancel', back })).toMatchObject({
      location,
    });
});

it('links Discord only after consent', async () => {
  const cookie = cookieOf(customer.id);
  expect(await visit('/api/discord/connect', undefined, cookie)).toMatchObject({
    status: 303,
    location: '/mock/discord',
  });
  expect((await visit('/mock/discord', undefined, cookie)).text).toContain('Authorize');
  expect((await visit('/mock/discord', { choice: 'cancel' }, cookie)).location).toBe('/dash');
  expect(db.users.find(customer.id)?.discord).toBeNull();

  expect((await visit('/mock/discord', { choice: 'authorize' }, cookie)).location).toBe('/dash');
  const { discord, avatar } = db.users.find(customer.id)!;
  expect(discord).toMatch(/^\d{17,19}$/);
  expect(avatar).toMatch(/^[0-9a-f]{32}$/);
  expect(await visit(`/mock/avatars/${discord}/${avatar}.png?size=96`)).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
    text: expect.stringContaining('width="96"'),
  });
});

it('redirects anonymous visitors of Discord to the sign-in', async () => {
  for (const path of ['/api/discord/connect', '/mock/discord'])
    expect((await visit(path)).location).toBe('/login');
});

it('escapes the values of an account', async () => {
  db.users.update(customer.id, { username: '<img src=x onerror=alert(1)>' });
  const { text } = await visit(`/mock/checkout/${order().id}`);
  expect(text).not.toContain('<img src=x');
  expect(text).toContain('&#60;img src=x');
});
