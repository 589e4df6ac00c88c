import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serveApp } from '../../../tools/serve-app.ts';
import { test } from '../../../apps/web/e2e/app-host.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/storybook');
const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

// at /x/ in mock-panel.spec.ts
test('the published workshop at /a/b/c/ plays the outcome that its link names, and marks a play that fails where Storybook marks it', async ({
  page,
}) => {
  const host = await serveApp({ directory, base: '/a/b/c/', backend: 'none' });
  const open = (id: string, args: string) =>
    page.goto(`${host.url}/?path=/story/${id}&args=${args}&addonPanel=storybook/interactions/panel`);
  await open('outcomes-admin-actions--update-key', 'outcome:duplicateCode');
  await expect(canvas(page).getByText('Code already exists')).toBeVisible();

  await open('kit-pagination--first-page', 'total:99'); // the play expects 253 rows
  await expect(page.getByText('Fail', { exact: true })).toBeVisible();
  await expect(canvas(page).getByText('1–10 of 99')).toBeVisible();
  await expect(canvas(page).locator('#error-message')).toBeHidden();
  await host.close();
});

test('a story says in one sentence what it needs where there are no service workers', async ({ browser }) => {
  const host = await serveApp({ directory, backend: 'none' });
  const sentence = (page: Page) => page.locator('body > [role=alert]');
  const address = '/iframe.html?id=screens-admin-keys--typical&viewMode=story';

  const insecure = await browser.newPage();
  await insecure.goto(`http://designer-pc.lan:${new URL(host.url).port}${address}`);
  await expect(sentence(insecure)).toHaveText(/^Open this by https or localhost: /);

  const blocked = await browser.newPage({ serviceWorkers: 'block' });
  await blocked.goto(host.url + address);
  await expect(sentence(blocked)).toHaveText(/^Allow service workers for this page: /);
  await expect(blocked.locator('#error-message')).toBeHidden();
  for (const page of [insecure, blocked]) await page.close();
  await host.close();
});
