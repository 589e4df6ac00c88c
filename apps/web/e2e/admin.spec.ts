import type { Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { expect, test } from './fixtures.ts';

const client = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes),
});
const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

test('an upload on a slow line is sent as multipart form data, shows its percent, and neither dialog nor page closes meanwhile', async ({
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
  await page.getByLabel('File').setInputFiles(client('Client.EXE', 2_000_000));
  await page.getByLabel('Version').fill('99.2.0');
  await page.getByLabel('Release Date').fill('2026-02-03');
  const sent = page.waitForRequest('**/api/admin/client/upload');
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
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(db.clients.all().at(-1)).toMatchObject({
    version: '99.2.0',
    releaseDate: '2026-02-03',
    size: 2_000_000,
  });
});
