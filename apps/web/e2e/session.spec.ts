import type { BrowserContext, Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { endSessionsOf } from '#mocks/server/session.ts';
import { expect, test } from './fixtures.ts';

const ENDED = 'Your session has ended. Sign in again.';
const expireBearers = () => db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));

async function typeKey(page: Page, code: string) {
  await page.getByRole('tab', { name: 'Redeem key' }).click();
  await page.getByLabel('Access key').fill(code);
}
const unusedKey = () => db.keys.all().find(({ status }) => status === 'UNUSED')!;

async function hold(place: Page | BrowserContext, path: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await place.route(`**${path}`, async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page may have given up
  });
  return letGo;
}

async function enterPassword(page: Page, persona: PersonaName) {
  await page.getByLabel('Username').fill(persona);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await expect(page.getByRole('checkbox', { name: 'Verify you are human' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Profile of customer' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('a sign-out ends the session at the server, also if the bearer has expired or no call gets through (SES-7)', async ({
  enterAs,
}) => {
  for (const isDown of [false, true]) {
    const page = await enterAs('customer', '/dash');
    await expect(page.getByRole('button', { name: 'Profile of customer' })).toBeVisible();
    expireBearers();
    if (isDown) await page.route('**/api/**', (route) => route.abort());
    await signOut(page);
    await expect(page).toHaveURL('/');
    await page.unroute('**/api/**');
    await page.goto('/dash');
    await expect(page).toHaveURL('/login');
    expect([db.sessions.size, await page.context().cookies()]).toEqual([0, []]);
  }
});

test('neither a dead bearer nor an old one of another user is in the way (SES-3)', async ({
  page,
  origin,
}) => {
  const key = unusedKey();
  const storeBearer = (username: string) => {
    const value = `e30.${Buffer.from(JSON.stringify({ username, iat: 1 })).toString('base64url')}.x`;
    const { hostname } = new URL(origin);
    return page.context().addCookies([{ name: 'BEARER', value, domain: hostname, path: '/dash' }]);
  };
  await storeBearer('customer');
  await page.goto('/dash');
  await expect(page).toHaveURL('/login');
  expect(await page.context().cookies()).toEqual([]);
  const signIn = page.waitForRequest('**/api/login_check');
  await enterPassword(page, 'customer');
  expect(await (await signIn).headerValue('authorization')).toBeNull();

  await typeKey(page, key.code);
  await storeBearer('admin');
  expireBearers();
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText(/^Key redeemed/)).toHaveCount(1); // the page has stayed
  expect(db.keys.find(key.id)).toMatchObject({ status: 'USED', usedById: personas.customer.id });
});

test('a sign-out wins over a refresh under way, in all tabs', async ({ enterAs }) => {
  const first = await enterAs('customer', '/dash');
  const key = unusedKey();
  await typeKey(first, key.code);
  const second = await first.context().newPage();
  await second.goto('/dash');

  expireBearers();
  // whichever tab refreshes: a call of the second one may come first
  const letGo = await hold(first.context(), '/api/token/refresh');
  const refresh = first
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/api/token/refresh'));
  await first.getByRole('button', { name: 'Redeem', exact: true }).click();
  await refresh;
  await signOut(first);
  letGo(); // the sign-out has begun, and waits for the refresh
  await expect(first).toHaveURL('/');
  await expect(second).toHaveURL('/login');
  await expect(second.getByText(ENDED)).toHaveCount(0);
  expect(await first.context().cookies()).toEqual([]);
  expect(db.keys.find(key.id)?.status).toBe('UNUSED');
  await first.goto('/dash');
  await expect(first).toHaveURL('/login');
});

test('both tabs say that the session has ended, and return to their page after sign-in (SES-11, SES-12)', async ({
  enterAs,
}) => {
  const first = await enterAs('admin', '/admin/keys?page=2');
  await first.getByRole('button', { name: /^Edit/ }).first().click();
  await first.getByLabel('Code').fill('TYPED-BEFORE');
  const second = await first.context().newPage();
  await second.goto('/admin/users');
  await expect(second.getByRole('table')).toBeVisible();

  endSessionsOf(personas.admin.id);
  await second.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Invites' }).click();
  await expect(second.getByText(ENDED)).toHaveCount(1);
  await expect(first.getByText(ENDED)).toHaveCount(1);

  await enterPassword(second, 'admin');
  await expect(second.getByRole('link', { name: 'Back to Invites' })).toBeVisible();
  await first.getByRole('link', { name: 'Back to Keys, page 2' }).click();
  await expect(first.getByLabel('Code')).toHaveValue('TYPED-BEFORE');
});
