import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

test('a release while the app is open: the next screen comes from it, after one reload (HOS-3)', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  // files loaded by their address before the release
  let documents = 0;
  let isReleased = true;
  await page.route(/\/assets\/UsersScreen-.*\.js$/, (route) =>
    isReleased ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace('data-app="/assets/index-', 'data-app="/assets/index-of-the-release-'),
    });
  });
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    isReleased = false;
  });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  expect(documents).toBe(1);
});

test('a release while the landing page is open without the app: a link, or a session of another tab, leads into it (HOS-3, SES-9)', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  let isReleased = false;
  await page.route(/\/assets\/index-.*\.js$/, (route) =>
    isReleased ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReleased = false;
  });
  const link = page.getByRole('link', { name: 'GET ACCESS' });
  await page.goto('/');
  await expect(link).toBeVisible();
  isReleased = true;
  await link.click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Username')).toBeVisible();

  await page.goto('/');
  await expect(link).toBeVisible();
  isReleased = true;
  await signIn(context, 'customer');
  const second = await context.newPage();
  await second.goto('/dash');
  await expect(page).toHaveURL('/dash');
  await expect(page.getByRole('tab', { name: 'Redeem key' })).toBeVisible();
});

const dialog = async (page: Page) => page.getByRole('button', { name: 'Generate keys' }).click();
const filter = async (page: Page) => page.getByRole('button', { name: '+ Filter' }).click();
const exported = async (page: Page) => {
  await page.getByRole('button', { name: 'Columns, export' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
};

for (const [what, files, at, use] of [
  ['the entry', /\/assets\/index-.*\.js$/, '/admin/keys', undefined],
  ['the sheet of styles', /\/assets\/index-.*\.css$/, '/', undefined],
  ['a row of an address', /\/assets\/find-row-.*\.js$/, '/admin/users?dialog=edit&id=128', undefined],
  ['a dialog', /\/assets\/GenerateKeysDialog-.*\.js$/, '/admin/keys', dialog],
  ['Filter', /\/assets\/lazy-.*\.js$/, '/admin/keys', filter],
  ['an export', /\/assets\/export-list-.*\.js$/, '/admin/keys', exported],
  ['the list of codes', /\/assets\/CodeList-.*\.js$/, '/dash', undefined],
] as const)
  test(`${what} that fails to load once is reported, and loads with the page that a button reloads (HOS-3)`, async ({
    enterAs,
  }) => {
    const page = await enterAs(at.startsWith('/admin') ? 'admin' : 'customer', 'about:blank');
    const isPage = what === 'a row of an address';
    const sentence = isPage ? 'This page could not be shown' : /^Part of this page could not be loaded/;
    let lost = 0;
    await page.route(files, (route) => (lost++ === 0 ? route.abort() : route.continue()));
    await page.goto(at);
    await use?.(page);
    await expect(page.getByText(sentence)).toBeVisible();
    expect(lost).toBe(1);
    const loaded = page.waitForResponse(files);
    await page.getByRole('button', { name: isPage ? 'Try again' : 'Reload' }).click();
    if (what === 'an export' || what === 'Filter') await use(page); // of which the address says nothing
    expect((await loaded).ok()).toBe(true);
    await expect(page.getByText(sentence)).toBeHidden();
    if (isPage) await expect(page.getByRole('dialog', { name: 'Editing user #128' })).toBeVisible();
    if (what === 'a dialog') await expect(page.getByRole('dialog', { name: 'Generate keys' })).toBeVisible();
  });
