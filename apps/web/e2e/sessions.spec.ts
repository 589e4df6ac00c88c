import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { expect, test } from './fixtures.ts';

const admin = personas.admin.id;
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
