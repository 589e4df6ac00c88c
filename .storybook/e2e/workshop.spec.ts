import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveApp } from '../../scripts/serve-app.ts';

const directory = path.resolve(import.meta.dirname, '../../dist/storybook');

for (const base of ['/', '/x/', '/a/b/c/'])
  test(`the published workshop at ${base} plays the outcome that its link names`, async ({ page }) => {
    const host = await serveApp({ directory, base, backend: 'none' });
    await page.goto(`${host.url}/?path=/story/outcomes-admin-actions--update-key&args=outcome:duplicateCode`);
    await expect(page.frameLocator('#storybook-preview-iframe').getByText('Code already exists')).toBeVisible({ timeout: 30_000 });
    await host.close();
  });
