import { createRequire } from 'node:module';
import path from 'node:path';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { serveApp } from '../../scripts/serve-app.ts';
import { test } from '../../apps/web/e2e/app-host.ts';

const directory = path.resolve(import.meta.dirname, '../../dist/storybook');
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let workshop: Awaited<ReturnType<typeof serveApp>>;
test.beforeAll(async () => {
  workshop = await serveApp({ directory, base: '/x/', backend: 'none' });
});
test.afterAll(() => workshop.close());

/** Opens a docs page without the workshop around it. */
async function openPage(page: Page, id: string) {
  await page.goto(`${workshop.url}/iframe.html?id=${id}&viewMode=docs&globals=theme:light`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Selects the theme as the toolbar does. */
async function showTheme(page: Page, theme: string) {
  await page.evaluate((selected) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
    };
    channel.emit('updateGlobals', { globals: { theme: selected } });
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Opens a docs page in the workshop and returns the frame of the page. */
async function openWorkshop(page: Page, id: string) {
  await page.goto(`${workshop.url}/?path=/docs/${id}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  return frame;
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axePath });
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run('.sbdocs-content', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

/** What else each page shows. */
const pages: Record<string, (page: Page) => Promise<void>> = {
  'welcome--docs': expectTasks,
  'atlas--docs': async () => {},
  'screens-admin-keys--docs': expectStoriesOfKeys,
};
for (const [id, expectContent] of Object.entries(pages))
  test(`${id} has its content, and no violation in both themes, from 320 to 1280 px`, async ({ page }) => {
    await openPage(page, id);
    await expect(page.getByRole('table')).toBeVisible();
    await test.step('content', () => expectContent(page));
    for (const theme of ['light', 'dark']) {
      await showTheme(page, theme);
      await expect(page.getByRole('table')).toBeVisible();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      expect(await violations(page), theme).toEqual([]);
    }
  });

/** The start page has a task of five steps for each reader, each begins with a link. */
async function expectTasks(page: Page) {
  for (const reader of ['Designer', 'QA', 'Demo giver', 'Backend developer', 'CI']) {
    const card = page.locator('section').filter({ has: page.getByText(reader, { exact: true }) });
    await expect(card.getByRole('listitem')).toHaveCount(5);
    await expect(card.getByRole('listitem').first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\.\/\?path=\/(story|docs)\//,
    );
  }
  await expect(page.getByText(/\|/)).toHaveCount(0);
}

/** The page of a screen lists all its stories, with one of them live. */
async function expectStoriesOfKeys(page: Page) {
  const index = (await (await page.request.get(`${workshop.url}/index.json`)).json()) as {
    entries: Record<string, { type: string; title: string; id: string }>;
  };
  const ids = Object.values(index.entries)
    .filter(({ type, title }) => type === 'story' && title === 'Screens/Admin/Keys')
    .map(({ id }) => id);
  const links = await page
    .getByRole('table')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(links.toSorted()).toEqual(ids.toSorted());
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Keys' })).toBeVisible();
  await expect(page.getByText('Used by')).toBeVisible();
}

test('a link of the start page leads to the atlas, and a picture there by keyboard to its story', async ({
  page,
}) => {
  const frame = await openWorkshop(page, 'welcome--docs');
  await frame.getByRole('link', { name: 'Open the atlas' }).click();
  await expect(frame.getByRole('heading', { name: 'Atlas', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/x\/\?path=\/docs\/atlas--docs/);

  await frame.getByRole('searchbox').fill('admin keys loading');
  await frame.getByRole('radio', { name: 'Dark' }).check();
  const picture = frame.getByRole('link', { name: 'Loading', exact: true });
  await expect(picture).toHaveCount(1);
  await expect
    .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await picture.press('Enter');
  await expect(page).toHaveURL(/\/x\/\?path=\/story\/screens-admin-keys--loading.*theme:dark/);
  await expect(frame.getByText('Loading keys')).toBeAttached();
});

test('explains what to do if the pictures are missing', async ({ page }) => {
  await page.route('**/atlas/manifest.json', (route) => route.fulfill({ status: 404 }));
  await openPage(page, 'atlas--docs');
  await expect(page.getByText('No pictures in this build')).toBeVisible();
  await expect(page.getByText('npm run atlas', { exact: true })).toBeVisible();
});
