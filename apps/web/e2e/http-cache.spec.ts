import { db } from '#mocks/db/index.ts';
import { override } from '#mocks/outcomes/override.ts';
import { expect, signIn, test } from './fixtures.ts';

test('nothing is read from the browser’s cache, even if the server allows it (API-7)', async ({
  browser,
  origin,
  pageErrors: _, // begins with the seed
}) => {
  db.settings.overrides = [override('*', 'responses may be cached')];
  // not of the fixtures, whose `route` switches the cache off
  const context = await browser.newContext({ baseURL: origin });
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto('/admin/keys');
  const remove = page.getByRole('button', { name: `Delete key ${db.keys.all().at(-1)!.code}` });
  await remove.click();
  await page.getByRole('button', { name: 'Delete Key', exact: true }).click();
  await expect(page.getByText('Key deleted successfully')).toBeVisible();
  await expect(remove).toHaveCount(0);

  await page.getByRole('button', { name: 'Profile of admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(context, 'customer');
  await page.goto('/dash');
  await expect(page.getByRole('button', { name: 'Profile of customer' })).toBeVisible();
  await context.close();
});
