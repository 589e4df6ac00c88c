import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serveApp } from '../../../scripts/serve-app.ts';
import { test } from '../../web/e2e/app-host.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/demo');

let host: Awaited<ReturnType<typeof serveApp>>;
test.beforeEach(async () => {
  host = await serveApp({ directory, base: '/x/', backend: 'none' });
});
test.afterEach(() => host.close());

/** Opens the split page and waits for the left side. */
async function openSplit(page: Page, query = '') {
  await page.goto(`${host.url}/split${query}`);
  const [left, right] = [page.frameLocator('#frame-left'), page.frameLocator('#frame-right')];
  await expect(left.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  return { left, right };
}

test('a key that is generated on the right is redeemed on the left, as the tour says', async ({ page }) => {
  const { left, right } = await openSplit(page, '?tour=on');
  const done = page.getByRole('complementary', { name: /Guided tour/ }).getByText('Done');
  await right.getByRole('button', { name: 'Generate keys' }).click();
  const dialog = right.getByRole('dialog', { name: 'Generate keys' });
  await dialog.getByLabel('Product').click();
  await right.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(done).toBeVisible();
  await expect(right.getByText('Keys generated and copied to clipboard')).toBeVisible();
  const keys = right.getByText(/^\w{4}(-\w{4}){3}$/);
  const key = await keys.first().innerText();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(done).toBeHidden();
  await left.getByRole('tab', { name: 'Redeem key' }).click();
  await left.getByLabel('Access key').fill(key);
  await left.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(done).toBeVisible();
  await expect(right.getByRole('row', { name: key })).toContainText('customer');
});

test('a request that is approved on the right is decided on the left', async ({ page }) => {
  const { left, right } = await openSplit(page, '?left=pending/dash&right=admin/admin/hwid');
  await left.getByRole('tab', { name: 'Reset HWID' }).click();
  await expect(left.getByText('under review')).toBeVisible();
  const request = right.locator('tbody tr').filter({ hasText: /pending/ }); // the username; states are in capitals
  await request.getByRole('button', { name: 'Approve' }).click();
  await right.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(left.getByRole('button', { name: 'Submit request' })).toBeVisible();

  // each side has a session of its own, and the page's address says who is there
  await right.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/left=pending\/dash&right=nobody\/login/);
  await expect(left.getByRole('button', { name: 'Submit request' })).toBeVisible();
});
