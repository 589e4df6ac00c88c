import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { type Choice, orders, places } from '../fuzz/explorer/orders.fixtures.ts';
import { expect, test } from './fixtures.ts';

/*
 * A sample of the explorer's orders (../fuzz/explorer.test.ts) in a real browser: only there focus, layers and widths are
 * true. A person acts by the keyboard, and the window changes its width; other people are played in jsdom alone.
 */
const sample = fc.sample(orders, { numRuns: 8, seed: 1 });

/** Everything that can be pressed in the uppermost layer, and leads to no other site. */
const controls = (page: Page) =>
  page
    .locator('[role=dialog], [role=alertdialog]')
    .or(page.locator('body'))
    .last()
    .locator('button:enabled:visible, a[href^="/admin"]:visible, a[href="/dash"]:visible');

/** A step of the person; others do nothing here. Returns it in words. */
async function act(page: Page, { who, pick, variant }: Choice): Promise<string | undefined> {
  if (['others', 'network', 'history'].includes(who)) return undefined;
  if (who === 'browser') {
    const width = page.viewportSize()!.width === 1280 ? 1279 : 1280;
    await page.setViewportSize({ width, height: 800 });
    return `the window is ${width} px wide`;
  }
  if (who === 'key') {
    await page.keyboard.press(variant % 2 ? 'Escape' : 'Tab');
    return variant % 2 ? 'press Escape' : 'press Tab';
  }
  const all = controls(page);
  const count = await all.count();
  if (count === 0) return undefined;
  const control = all.nth(pick % count);
  const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
  if (/sign out|Discord|Continue|Export|Download/i.test(name)) return undefined;
  await control.focus();
  await page.keyboard.press('Enter');
  return `press "${name.trim()}"`;
}

/** The focus is on something that can be seen, above what covers it, and the page is not wider than the window. */
const problems = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
    const isSeen = focused.contains(above) || above?.contains(focused);
    // a heading for screen readers is not drawn; the sheet of a person lies over the list, also over its focus
    const isJudged = width > 1 && focused !== document.body && !document.querySelector('[data-sheet]');
    return [
      focused === document.body && 'the focus is nowhere',
      isJudged && !isSeen && `'${focused.outerHTML.slice(0, 90)}' has the focus, and is covered`,
      document.documentElement.scrollWidth > innerWidth && 'the page is wider than the window',
    ].filter(Boolean);
  });

sample.forEach(({ place, choices }, at) => {
  const { as, at: path } = places[place]!;
  test(`order ${at + 1}: ${as} at ${path}`, async ({ enterAs }) => {
    const page = await enterAs(as, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.keyboard.press('Tab');
    for (const choice of choices.slice(0, 12)) {
      const step = await act(page, choice);
      if (step) await test.step(step, () => expect.poll(() => problems(page), step).toEqual([]));
    }
  });
});
