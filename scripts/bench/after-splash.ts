import { timings } from '#src/app/timings.ts';
import type { PersonaName } from '#mocks/scenarios/personas.ts';
import { median, print } from './report.ts';
import type { Visitors } from './visitors.ts';

const RUNS = 9;

/** Time from the end of the splash until the screen behind it is shown, with a warm browser cache. */
export async function measureAfterSplash(visitors: Visitors): Promise<void> {
  await measure('/login', undefined);
  await measure('/dash', 'customer');

  async function measure(path: string, as: PersonaName | undefined) {
    const context = await visitors.as(as);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: { screen?: number } = {};
      Object.assign(window, { seen });
      // Not the heading of the landing page, which every document contains.
      new MutationObserver(() => {
        if (document.querySelector('#root main:not([data-prerendered] *)')) seen.screen ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    const late: number[] = [];
    for (let run = -1; run < RUNS; run += 1) {
      await page.goto(path);
      await page.locator('#root main:not([data-prerendered] *)').waitFor();
      const shown = await page.evaluate(() => {
        const { screen = Number.NaN } = (window as unknown as { seen: { screen?: number } }).seen;
        return screen - performance.getEntriesByName('first-paint')[0]!.startTime;
      });
      if (run >= 0) late.push(shown - timings.splash); // The first run fills the cache.
    }
    print({
      what: `${path} after the splash, median of ${RUNS}`,
      value: median(late),
      unit: 'ms',
      budget: 50,
    });
    await context.close();
  }
}
