import { expect, type Page } from '@playwright/test';
import { test } from './storybook-host.ts';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test.use({ below: '/a/b/c/' });

test('the published Storybook at /a/b/c/ plays the outcome that its link names, and marks a play that fails where Storybook marks it', async ({
  page,
}) => {
  const open = (id: string, args: string) =>
    page.goto(`?path=/story/${id}&args=${args}&addonPanel=storybook/interactions/panel`);
  await open('outcomes-admin-lists--keys', 'outcome:noRows');
  await expect(canvas(page).getByText('No keys yet')).toBeVisible();

  await open('kit-pagination--first-page', 'total:99'); // the play expects 253 rows
  await expect(page.getByText('Fail', { exact: true })).toBeVisible();
  await expect(canvas(page).getByText('1–10 of 99')).toBeVisible();
  await expect(canvas(page).locator('#error-message')).toBeHidden();
});

test('a story says in one sentence what it needs where there are no service workers', async ({
  browser,
  baseURL,
}) => {
  const sentence = (page: Page) => page.locator('body > [role=alert]');
  const address = `${baseURL}iframe.html?id=screens-admin-keys--typical&viewMode=story`;

  const insecure = await browser.newPage();
  await insecure.goto(address.replace(/\/\/[^:]+/, '//designer-pc.lan'));
  await expect(sentence(insecure)).toHaveText(/^Open this by https or localhost: /);

  const blocked = await browser.newPage({ serviceWorkers: 'block' });
  await blocked.goto(address);
  await expect(sentence(blocked)).toHaveText(/^Allow service workers for this page: /);
  await expect(blocked.locator('#error-message')).toBeHidden();
  for (const page of [insecure, blocked]) await page.close();
});
