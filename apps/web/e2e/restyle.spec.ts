import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Returns the number of elements that Chromium restyles during an action. */
async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

test('over 100 rows a tooltip and a selection restyle what they change', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys?size=100');
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.mouse.move(0, 0);
  const edit = page.getByRole('button', { name: /^Edit key/ }).first();
  const tooltip = await restyled(page, async () => {
    await edit.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });
  const selection = await restyled(page, async () => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('100 selected')).toBeVisible();
  });
  // the page has more than 4,000 elements
  expect.soft(tooltip, 'tooltip').toBeLessThan(100);
  expect.soft(selection, 'selection').toBeLessThan(2500);
});
