import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { expect, test } from './fixtures.ts';

const admin = personas.admin.id;
const expireBearers = () =>
  db.sessions.where('userId', admin).forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));

test('an expired bearer is refreshed once, without a message', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await expect(page.getByRole('table')).toBeVisible();
  const refreshes: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/api/token/refresh') && refreshes.push(request.url()),
  );

  expireBearers();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page.getByRole('table').getByText('Expiration Date')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(refreshes).toHaveLength(1);
});

test('signing out in one tab signs out all tabs (SES-9)', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await expect(page.getByRole('table')).toBeVisible();
  const dashboard = await page.context().newPage();
  await dashboard.goto('/dash');
  await expect(dashboard.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Profile of admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(dashboard).toHaveURL('/login');
  expect(await page.context().cookies()).toEqual([]);
  expect(db.sessions.where('userId', admin)).toEqual([]);
});
