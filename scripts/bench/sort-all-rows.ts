import type { BrowserContext, Page } from 'playwright';
import { db } from '#mocks/db/index.ts';
import { median } from './median.ts';

const ROWS = 5000;
const RUNS = 11;

/** Medians, in milliseconds, of sorting 5,000 keys in Filter: from the click to the painted frame. */
export async function sortAllRows(context: BrowserContext) {
  const [key] = db.keys.all();
  for (let at = db.keys.size; at < ROWS; at++)
    db.keys.insert({ ...key!, code: `${(at * 7919) % 10_007}-KEY`, durationHours: at % 500 });
  const page = await context.newPage();
  await page.goto('/admin/keys?filter=on');
  await page.getByText(/^Loaded at /).waitFor();
  const click = (name: string) => timeOf(page, `th button:text-is("${name}")`);
  const taken: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run += 1)
    for (const name of ['Code', 'Created Date', 'Duration (Hours)'])
      (taken[name] ??= []).push(await click(name));
  return Object.entries(taken).map(([name, times]) => ({ name, time: median(times) }));
}

const timeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (button: HTMLElement) => {
    const start = performance.now();
    const sorted = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      }).observe(document.querySelector('tbody')!, { childList: true, subtree: true, characterData: true });
    });
    button.click();
    await sorted;
    return performance.now() - start;
  });
