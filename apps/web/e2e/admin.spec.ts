import type { Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { expect, test } from './fixtures.ts';

const client = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes),
});
const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test('generated keys are on the clipboard of the browser', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Generate keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate keys' });
  await dialog.getByLabel('Product').selectOption(db.products.all()[0]!.name);
  await dialog.getByLabel('Amount').fill('3');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Keys generated and copied to clipboard')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(
    db.keys
      .all()
      .slice(-3)
      .map(({ code }) => code),
  );
});

test('an upload is sent as multipart form data', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/products');
  await page.getByRole('button', { name: 'Upload client' }).click();
  await page.getByLabel('File').setInputFiles(client('Client.EXE', 300_000));
  await page.getByLabel('Version').fill('99.1.0');
  await page.getByLabel('Release Date').fill('2026-02-03');
  const sent = page.waitForRequest('**/api/admin/client/upload');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Client uploaded successfully')).toBeVisible();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(db.clients.all().at(-1)).toMatchObject({
    version: '99.1.0',
    releaseDate: '2026-02-03',
    size: 300_000,
  });
});

test('an upload on a slow line shows its percent, and neither dialog nor page closes meanwhile', async ({
  enterAs,
}) => {
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
  await expect(page.getByText('Wait until the upload has finished')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Upload client' })).toBeVisible();
  await expect(page).toHaveURL('/admin/products?dialog=upload');

  const opened = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await opened;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByText('Client uploaded successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the question of a deletion is found by its whole text (KEY-4)', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  const { id, code } = db.keys.all().at(-1)!;
  await page.getByRole('button', { name: `Delete key ${code}`, exact: true }).click();
  const question = `Are you sure you want to delete activation key #${id}?`;
  await expect(page.getByText(question, { exact: true })).toBeVisible();
});
