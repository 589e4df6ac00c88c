import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { violations } from '../../../tools/axe.ts';
import { directory, test } from './storybook-host.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);

/** A text of each page that is there once it has loaded. */
const pages: Record<string, string> = {
  'welcome--docs': 'Outcomes',
  'atlas--docs': 'Landing',
  'outcomes-matrix--docs': 'auth.signIn',
  'kit-pagination--docs': 'Stories',
  'screens-admin-keys--docs': 'Keys',
};
test('pages of documentation have no violation in light and dark, and fit from 320 to 1280 px', async ({
  page,
}) => {
  for (const [id, text] of Object.entries(pages)) {
    const open = async (theme: string) => {
      await page.goto(`iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    };
    await open('light');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    expect.soft(await violations(page, rules, '.sbdocs-content'), id).toEqual([]);
    await open('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect.soft(await violations(page, colours, '.sbdocs-content'), `${id} in dark`).toEqual([]);
  }
});

test('a link of the start page leads to the atlas, and a picture there to its story in the same theme', async ({
  page,
}) => {
  await page.goto('?path=/docs/welcome--docs');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: 'open the atlas' }).click();
  await expect(frame.getByRole('heading', { name: 'Atlas', level: 1 })).toBeVisible();
  await frame.getByRole('searchbox').fill('admin keys typical');
  await frame.getByLabel('Appearance').selectOption('Dark');
  const picture = frame.getByRole('link', { name: 'Typical', exact: true });
  await expect
    .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await picture.press('Enter');
  await expect(page).toHaveURL(/\/x\/\?path=\/story\/screens-admin-keys--typical.*theme:dark/);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('all links lead to stories and pages that exist', () => {
  const { entries } = JSON.parse(readFileSync(path.join(directory, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const texts = ['stories', '.storybook'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx|tsx?)$/.test(file) && !/\.(test|spec)\./.test(file))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );
  const links = texts.flatMap((text) => [...text.matchAll(/\b(story|docs)\/([a-z0-9-]+--[a-z0-9-]+)/g)]);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(([, type, id]) => entries[id!]?.type !== type).map(([link]) => link)).toEqual([]);
});
