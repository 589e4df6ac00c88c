import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { linkTo } from '#mocks/control/state-link.ts';
import { defaultSettings } from '#mocks/db/settings.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';
import { serveApp } from '../../scripts/serve-app.ts';

const directory = path.resolve(import.meta.dirname, '../../dist/storybook');
const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const panel = (page: Page) => page.frameLocator('iframe[title="Mock backend"]');

let host: Awaited<ReturnType<typeof serveApp>>;
test.beforeEach(async () => {
  host = await serveApp({ directory, base: '/x/', backend: 'none' });
});
test.afterEach(() => host.close());

test('an outcome of the panel is seen in the story at once, and not in the next one', async ({ page }) => {
  await page.goto(`${host.url}/?path=/story/screens-admin-keys--typical&addonPanel=workshop/mock`);
  await expect(canvas(page).getByRole('table')).toBeVisible();
  const ofStory = panel(page).getByRole('region', { name: 'Calls of this story' });
  await ofStory.getByRole('button', { name: 'keys.list' }).click();
  await panel(page).getByRole('button', { name: 'noRows' }).click();
  await expect(canvas(page).getByText('No keys yet')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mock backend 1' })).toBeVisible();

  await page.getByRole('link', { name: 'Used keys' }).click();
  await expect(canvas(page).getByRole('table')).toBeVisible();
  await expect(canvas(page).getByText('No keys yet')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Mock backend', exact: true })).toBeVisible();
});

test('a state link opens a story in its state, also without the workshop around it', async ({ page }) => {
  const { latency, bearerLifeMs, botCheck } = defaultSettings();
  const link = linkTo(`${host.url}/`, {
    persona: 'premium',
    world: 'many',
    now: REFERENCE_NOW + 86_400_000,
    latency,
    bearerLifeMs,
    botCheck,
    activeOutcomes: { 'client.status': 'noClient' },
    outcomeTimes: {},
    faults: [],
    route: '/dash',
    theme: 'dark',
    locale: 'de-DE',
  });
  await page.goto(link);
  await expect(canvas(page).getByText('premium').first()).toBeVisible();
  await expect(canvas(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  const text = await canvas(page).locator('body').innerText();
  const canvasUrl = `iframe.html?id=flows-whole-app--any-state&viewMode=story&${new URL(link).searchParams}`;
  await page.goto(`${host.url}/${canvasUrl}`);
  await expect(async () => expect(await page.locator('body').innerText()).toBe(text)).toPass();
});
