import type { Locator, Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { override } from '#mocks/outcomes/override.ts';
import { expect, goWithin, test } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Expects the header above its columns in a small window, where the table scrolls sideways and a scroll-driven
 * animation keeps the header at the top.
 */
async function expectColumnsInPlace(page: Page) {
  await page.setViewportSize({ width: 800, height: 440 });
  const frame = page.getByRole('group', { name: 'Keys' }).filter({ has: page.getByRole('table') });
  await frame.evaluate((scroller) => scroller.scrollTo(60, 0));
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect
    .poll(async () => Math.abs((await page.locator('thead').boundingBox())!.y), 'distance of the header')
    .toBeLessThanOrEqual(2);
  const placesOf = (cells: Locator) =>
    cells.evaluateAll((all) =>
      all.map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      }),
    );
  const heads = await placesOf(page.getByRole('columnheader'));
  expect(heads).toEqual(await placesOf(page.getByRole('row').last().getByRole('cell')));
  expect(heads[0]![1], 'width of the selection').toBe(40);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize(desktop);
}

const LISTS = {
  '/admin/products': 'products',
  '/admin/users': 'users',
  '/admin/subs': 'adminSubscriptions',
  '/admin/keys': 'keys',
  '/admin/invites': 'adminInvites',
  '/admin/hwid': 'hwidRequests',
} as const;

/** Returns the middle of the toolbar, the top of the first row and the beginnings of the columns. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('#list-count')!.getBoundingClientRect();
    const first = document.querySelector('tbody tr')?.getBoundingClientRect().top;
    const columns = [...document.querySelectorAll('th')].map((th) => th.getBoundingClientRect().left);
    return {
      toolbar: Math.round((top + bottom) / 2),
      ...(first && { first: Math.round(first) }),
      ...(columns.length > 0 && innerWidth > 640 && { columns }),
    };
  });

for (const [name, options] of [
  ['at 1280 × 800', { viewport: desktop }],
  ['on a phone', { viewport: phone, hasTouch: true, isMobile: true }],
] as const)
  test(`${name} the toolbar and the first row of each list stand still in every state (LIS-1)`, async ({
    enterAs,
  }) => {
    const page = await enterAs('admin', '/dash', options);
    await expect(page.getByRole('tablist').first()).toBeVisible();
    const row = page.locator('tbody tr').first();
    const box = row.getByRole('checkbox');
    for (const [path, noun] of Object.entries(LISTS)) {
      const seen: Record<string, Awaited<ReturnType<typeof placesOf>>> = {};
      /** Opens the list with a query, and notes positions once it shows this. */
      const see = async (state: string, query: string, sign: Locator) => {
        await goWithin(page, path + query);
        await expect(sign).toBeAttached();
        seen[state] = await placesOf(page);
      };
      // before there are rows, which the list would go on to show
      db.settings.overrides = [override(`${noun}.list`, 'neverAnswers')];
      await see('loading', '?page=3', page.getByText(/^Loading (?!statistics)/));
      db.settings.overrides = [override(`${noun}.list`, 'noMessage')];
      await see('failed', '?page=2', page.getByText('could not be loaded'));
      db.settings.overrides = [];
      await goWithin(page, path);
      await expect(row).toBeVisible();
      await expect(page.getByText('from last week')).toHaveCount(2);
      const rest = await placesOf(page);
      if (options.viewport === desktop) await expectToFit(page, path);
      if (await box.count()) {
        await box.focus();
        await page.keyboard.press('x');
        await expect(page.getByText('1 selected')).toBeVisible();
        seen.selected = await placesOf(page);
        await page.keyboard.press('x');
      }
      await see('filtered', '?filter=on&ID=1', page.getByText(/oaded at/));
      await see('beside a sheet', '?user=premium', page.locator('[data-sheet]'));
      delete seen['beside a sheet']!.columns; // it takes room
      await see('empty', '?search=no-such-row', page.getByText(/match “no-such-row”/));
      for (const [state, places] of Object.entries(seen))
        expect(rest, `${path}, ${state}`).toMatchObject(places);
    }
  });

/** Expects ten rows and the page buttons in sight, and that only the page scrolls. */
async function expectToFit(page: Page, path: string) {
  const { y, height } = (await page.getByRole('navigation', { name: 'Pagination' }).boundingBox())!;
  expect(y + height, `pages of ${path}`).toBeLessThanOrEqual(desktop.height);
  const last = (await page.getByRole('row').last().boundingBox())!;
  expect(last.y + last.height, `tenth row of ${path}`).toBeLessThanOrEqual(y + 1);
  const scrolling = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (part) =>
          ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) &&
          part.scrollHeight > part.clientHeight + 1,
      ).length,
  );
  expect(scrolling, `parts of ${path} that scroll by themselves`).toBe(0);
  if (path === '/admin/keys') await expectColumnsInPlace(page);
}
