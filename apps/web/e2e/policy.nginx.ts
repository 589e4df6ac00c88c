import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The dialogs that accessibility.spec.ts does not open. `pageErrors` has what the policy refuses.

async function opens(page: Page, button: RegExp, role: 'button' | 'menuitem' = 'button') {
  await page.getByRole(role, { name: button }).first().click();
  const opened = page.locator('[role=dialog], [role=alertdialog]').first();
  await expect(opened).toBeVisible();
  return opened;
}

async function closes(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(0);
}

test('the dialogs of users, requests and selected keys work under the policy', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/users');
  await opens(page, /^Add subscription/);
  await closes(page);
  await page
    .getByRole('button', { name: /^More actions/ })
    .first()
    .click();
  await opens(page, /^(Ban|Unban)$/, 'menuitem');
  await closes(page);

  await page.goto('/admin/hwid');
  await opens(page, /^Review/);
  await closes(page);

  await page.goto('/admin/keys');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Select key/ })
    .first()
    .check();
  await opens(page, /^Delete selected/);
  await closes(page);
});

test('keys are handed over as a sheet of codes, which is printed under the policy', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const generate = await opens(page, /^Generate keys/);
  await generate.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option').first().click();
  await generate.getByRole('button', { name: 'Generate' }).click();
  await expect(generate).toHaveCount(0);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const handOver = await opens(page, /^Hand over/);
  await handOver.getByRole('button', { name: 'Print QR sheet' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
});

test('the menus of a phone work under the policy', async ({ enterAs }) => {
  const page = await enterAs('premium', '/dash');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: /^Menu/ }).click();
  await opens(page, /^Profile/, 'menuitem');
  await closes(page);
  await page.goto('/tos');
});
