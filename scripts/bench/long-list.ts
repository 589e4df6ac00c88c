import type { Page } from 'playwright';
import { resetDb } from '#mocks/db/index.ts';
import { median, print } from './report.ts';
import type { Visitors } from './visitors.ts';

const ROWS = 100;
const RUNS = 11;

/** How long a page of 100 rows takes from its last byte to the screen: read, checked, drawn, painted. */
export async function measureLongLists(visitors: Visitors): Promise<void> {
  resetDb('crowded');
  const context = await visitors.as('admin');
  for (const list of ['users', 'keys', 'hwid']) {
    const page = await context.newPage();
    await page.goto(`/admin/${list}?size=${ROWS}`);
    await page.getByRole('row').nth(ROWS).waitFor();
    const taken: number[] = [];
    for (let run = -2; run < RUNS; run += 1) {
      const time = await nextPage(page);
      if (run >= 0) taken.push(time); // the first ones warm the engine up
    }
    print({ what: `/admin/${list}: ${ROWS} new rows painted, median of ${RUNS}`, value: median(taken), unit: 'ms', budget: 50 });
    await page.close();
  }
  await context.close();
  resetDb();
}

/** Milliseconds from the answer of the server to the frame that shows its rows. */
const nextPage = (page: Page) =>
  page.evaluate(async () => {
    const arrived = new Promise<number>((resolve) => {
      new PerformanceObserver((entries, observer) => {
        const answer = (entries.getEntries() as PerformanceResourceTiming[]).find(({ name }) => name.includes('/api/admin/'));
        if (!answer) return;
        observer.disconnect();
        resolve(answer.responseEnd);
      }).observe({ type: 'resource' });
    });
    const painted = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => {
          // the first message after a frame comes when it is painted
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(undefined);
        });
      }).observe(document.querySelector('tbody')!, { childList: true, subtree: true, characterData: true });
    });
    document.querySelector<HTMLElement>('nav[aria-label=Pagination] [aria-label="Next page"]')!.click();
    return (await painted) - (await arrived);
  });
