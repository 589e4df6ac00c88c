import type { BrowserContext, Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, personas } from '#mocks/worlds/personas.ts';
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
  await first.getByRole('button', { name: 'Profile of customer' }).click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
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

  await second.getByLabel('Username').fill('admin');
  await second.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await expect(second.getByRole('checkbox', { name: 'Verify you are human' })).toBeChecked();
  await second.getByRole('button', { name: 'Sign in' }).click();
  await expect(second.getByRole('link', { name: 'Back to Invites' })).toBeVisible();
  await first.getByRole('link', { name: 'Back to Keys, page 2' }).click();
  await expect(first.getByLabel('Code')).toHaveValue('TYPED-BEFORE');
});
