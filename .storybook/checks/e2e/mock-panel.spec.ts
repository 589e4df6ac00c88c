import { expect, type FrameLocator, type Page } from '@playwright/test';
import { linkTo } from '#mocks/control/state-link.ts';
import { override } from '#mocks/outcomes/override.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';
import { violations } from '../../../tools/axe.ts';
import { test } from './storybook-host.ts';

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const panel = (page: Page) => page.frameLocator('iframe[title="Mock backend"]');

test('an outcome of the panel is seen in the story at once, and not in the next one (PAN-7)', async ({
  page,
}) => {
  await page.goto('?path=/story/screens-admin-keys--typical&addonPanel=workshop/mock');
  await expect(canvas(page).getByRole('table')).toBeVisible();
  const ofStory = panel(page).getByRole('region', { name: 'Calls of this story' });
  await ofStory.getByRole('button', { name: 'keys.list' }).click();
  await panel(page)
    .getByRole('button', { name: /noRows/ })
    .click();
  await expect(canvas(page).getByText('No keys yet')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Mock backend 1' })).toBeVisible();

  await expectNoViolations(page);

  await page.locator('#screens-admin-keys--phone-details').click();
  await expect(canvas(page).getByRole('table')).toBeVisible();
  await expect(canvas(page).getByText('No keys yet')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Mock backend', exact: true })).toBeVisible();

  await ofStory.getByRole('button', { name: 'keys.list' }).click();
  await panel(page).getByRole('link', { name: 'Story of noRows' }).click();
  await expect(canvas(page).getByText('No keys yet')).toBeVisible();
  await expect(page).toHaveURL(/outcomes-admin-lists--keys.*noRows/);
});

test('a state link opens a story in its state, also without Storybook around it (PAN-8)', async ({
  page,
  baseURL,
}) => {
  const link = linkTo(baseURL!, {
    persona: 'premium',
    world: 'many',
    seededAt: REFERENCE_NOW,
    now: REFERENCE_NOW + 86_400_000,
    overrides: [override('client.status', 'noClient')],
  });
  await page.goto(link);
  await expectState(canvas(page));
  const canvasUrl = `iframe.html?id=flows-whole-app--any-state&viewMode=story&${new URL(link).searchParams}`;
  await page.goto(canvasUrl);
  await expectState(page);

  async function expectState(at: Page | FrameLocator) {
    await at.getByRole('tab', { name: 'Download client' }).click();
    for (const text of [
      'No client is available at the moment',
      'premium',
      '17 days', // one less than on the day before
      'until Feb 2, 2026',
    ])
      await expect(at.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeAttached();
  }
});

/**
 * Expects no axe violations in the panel, and no colour violations in its other theme. Storybook around it has a
 * heading.
 */
async function expectNoViolations(page: Page) {
  const frame = page.frame({ url: /mock-panel\.html/ })!;
  const all = { rules: { 'page-has-heading-one': { enabled: false } } };
  for (const [theme, rules] of Object.entries({ light: all, dark: { runOnly: ['color-contrast'] } })) {
    await frame.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme);
    expect.soft(await violations(frame, rules), theme).toEqual([]);
  }
}
