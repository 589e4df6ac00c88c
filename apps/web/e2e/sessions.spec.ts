import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { endSessionsOf } from '#mocks/server/session.ts';
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

test('a session that ends before a dialog is sent leads to the sign-in page', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/products');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Never made');
  await page.getByLabel('Short name', { exact: true }).fill('never_made');

  endSessionsOf(admin);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create|Save/ })
    .click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(db.products.all().some(({ name }) => name === 'Never made')).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/^(?!.*\/admin)/);
});

test('a session that ends during an upload ends the upload and leads to the sign-in page', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Upload client' }).click();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'client.exe', mimeType: 'application/octet-stream', buffer: Buffer.alloc(1000) });
  await page.getByLabel('Version').fill('9.0.0');
  endSessionsOf(admin);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

test('a failed refresh does not end the session', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await expect(page.getByRole('table')).toBeVisible();
  expireBearers();
  db.settings.activeOutcomes['auth.refresh'] = 'noMessage';
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(/^The .+ could not be loaded$/)).toBeVisible();
  delete db.settings.activeOutcomes['auth.refresh'];
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('signing out in one tab signs out all tabs (SES-9)', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await expect(page.getByRole('table')).toBeVisible();
  const dashboard = await page.context().newPage();
  await dashboard.goto('/dash');
  await expect(dashboard.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(dashboard).toHaveURL('/login');
  expect(await page.context().cookies()).toEqual([]);
  expect(db.sessions.where('userId', admin)).toEqual([]);
});
