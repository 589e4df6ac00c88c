import type { Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { expect, test } from './fixtures.ts';

const client = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes),
});
const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test('generates keys, finds one, edits it, deletes it', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = db.products.all()[0]!;
  let codes: string[] = [];

  await test.step('generate', async () => {
    await page.getByRole('button', { name: 'Generate keys' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate keys' });
    await dialog.getByRole('combobox', { name: 'Product' }).click();
    await page.getByRole('option', { name: product.name, exact: true }).click();
    await dialog.getByLabel('Amount').fill('3');
    await dialog.getByLabel('Duration (Hours)').fill('720');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Keys generated and copied to clipboard')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    codes = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(codes).toHaveLength(3);
  });

  const row = () => page.getByRole('row').filter({ hasText: codes[1]! });
  await test.step('find', async () => {
    await page.getByRole('searchbox').fill(codes[1]!);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(row()).toContainText(product.name);
    await expect(row()).toContainText('720');
  });
  await test.step('edit, after a code that is taken', async () => {
    await row().getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Editing activation key #\d+$/ });
    await dialog.getByLabel('Code', { exact: true }).fill(codes[0]!);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Code already exists')).toBeVisible();
    await dialog.getByLabel('Code', { exact: true }).fill('FOUND-AND-EDITED');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Key updated successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    codes[1] = 'FOUND-AND-EDITED';
  });
  await test.step('delete', async () => {
    await page.getByRole('searchbox').fill('FOUND-AND');
    await row().getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page
      .getByRole('dialog', { name: 'Delete' })
      .or(page.getByRole('alertdialog', { name: 'Delete' }));
    await expect(dialog).toContainText(/Are you sure you want to delete activation key #\d+\?/);
    await dialog.getByRole('button', { name: 'Delete Key' }).click();
    await expect(page.getByText('Key deleted successfully')).toBeVisible();
    await expect(row()).toHaveCount(0);
    expect(db.keys.where('code', 'FOUND-AND-EDITED')).toEqual([]);
  });
});

test('approves a reset: the user has the new HWID, and one less is waiting', async ({ enterAs }) => {
  const pending = db.hwidRequests.where('status', 'PENDING');
  const request = pending.find(({ requestHwid }) => requestHwid)!;
  const { username } = db.users.find(request.userId)!;
  const page = await enterAs('admin', `/admin/hwid?search=${username}`);
  await expect(
    nav(page).getByRole('link', { name: `HWID reset requests ${pending.length} pending` }),
  ).toBeVisible();

  await page
    .getByRole('row')
    .filter({ hasText: request.requestHwid! })
    .getByRole('button', { name: 'Approve', exact: true })
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText(`Are you sure you want to approve the request for user ${username}?`);
  await expect(dialog).toContainText("This will update the user's HWID to the new value.");
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('HWID reset request approved successfully')).toBeVisible();
  await expect(
    nav(page).getByRole('link', { name: `HWID reset requests ${pending.length - 1} pending` }),
  ).toBeVisible();

  await nav(page).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('searchbox').fill(username);
  const user = page
    .getByRole('row')
    .filter({ hasText: username })
    .filter({ hasText: request.requestHwid!.slice(0, 8) });
  await expect(user).toBeVisible();
});

test('uploads a client, and a customer finds it in the download tab', async ({ enterAs }) => {
  const customer = await enterAs('premium', '/dash');
  const page = await enterAs('admin', '/admin/products');
  await page.getByRole('button', { name: 'Upload client' }).click();
  await page.getByLabel('File').setInputFiles(client('Client.EXE', 300_000));
  await page.getByLabel('Version').fill('99.1.0');
  await page.getByLabel('Release Date').fill('2026-02-03');

  const sent = page.waitForRequest('**/api/admin/client/upload');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Client uploaded successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(db.clients.all().at(-1)).toMatchObject({
    version: '99.1.0',
    releaseDate: '2026-02-03',
    size: 300_000,
  });

  await customer.reload();
  await customer.getByRole('tab', { name: 'Download client' }).click();
  await expect(customer.getByText('99.1.0', { exact: true })).toBeVisible();
});

test('an upload on a slow line tells its percent and does not let go', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await nav(page).getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 500_000,
  });
  await page.getByRole('button', { name: 'Upload client' }).click();
  await page.getByLabel('File').setInputFiles(client('client.exe', 2_000_000));
  await page.getByLabel('Version').fill('99.2.0');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();

  const bar = page.getByRole('progressbar', { name: 'Upload progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.goBack();
  await expect(page.getByText('Please wait until the upload has finished')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Upload client' })).toBeVisible();
  await expect(page).toHaveURL('/admin/products');

  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByText('Client uploaded successfully')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search that is typed when the list changes never reaches the new list', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/admin/users?') &&
      asked.push(new URL(request.url()).searchParams.get('search') ?? ''),
  );
  // the chunk of the users takes longer than the debounce
  await page.route(/UsersScreen-.*\.js$/, async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.getByRole('searchbox').pressSequentially('cs2');
  await nav(page).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  expect(asked).toEqual(['']);
});

test('a crowded world is found by name and paged through like a small one', async ({ enterAs }) => {
  resetDb('crowded');
  const page = await enterAs('admin', '/admin/users');
  // the first look at 100,000 rows makes them
  await expect(page.getByText('100,000 users')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'admin' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('customer');
  await expect(page.getByRole('row').filter({ hasText: 'customer' }).first()).toBeVisible();
});

test('one works from the palette without touching the mouse', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
  await page.keyboard.type('hw');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/hwid');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
