import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveApp } from '../../scripts/serve-app.ts';

const directory = path.resolve(import.meta.dirname, '../../dist/storybook');
const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

for (const base of ['/', '/x/', '/a/b/c/'])
  test(`the published workshop at ${base} plays the outcome that its link names`, async ({ page }) => {
    const host = await serveApp({ directory, base, backend: 'none' });
    await page.goto(`${host.url}/?path=/story/outcomes-admin-actions--update-key&args=outcome:duplicateCode`);
    await expect(canvas(page).getByText('Code already exists')).toBeVisible();
    await host.close();
  });

test('a play that fails leaves the story on the canvas and is marked where Storybook marks it', async ({
  page,
}) => {
  const host = await serveApp({ directory, backend: 'none' });
  // the play waits for a row that the empty world does not have
  await page.goto(
    `${host.url}/?path=/story/screens-admin-keys--typical&args=world:empty&addonPanel=storybook/interactions/panel`,
  );
  await expect(page.getByText('Fail', { exact: true })).toBeVisible();
  await expect(canvas(page).getByText(/^No .+ yet$/)).toBeVisible();
  await expect(canvas(page).locator('#error-message')).toBeHidden();
  await page.getByRole('tab', { name: 'Console' }).click();
  await expect(page.getByText('No errors')).toBeVisible();
  await host.close();
});
