import type { Page } from 'playwright';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { median, print } from './report.ts';
import type { Visitors } from './visitors.ts';

const ROWS = 100;
const RUNS = 11;

/**
 * Time of a page of 100 rows from its last byte to the screen: parsing, validation, rendering, painting.
 * `in sight` ends with the frame that shows the first new rows, `all` with the one that shows the last.
 */
export async function measureLongLists(visitors: Visitors): Promise<void> {
  resetDb('crowded');
  const context = await visitors.as('admin');
  for (const list of ['users', 'keys', 'hwid']) {
    const page = await context.newPage();
    await page.goto(`/admin/${list}?size=${ROWS}`);
    await page.getByRole('row').nth(ROWS).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpu = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    const taken: { inSight: number; all: number; cpu: number }[] = [];
    for (let run = -2; run < RUNS; run += 1) {
      const before = await cpu();
      const time = await nextPage(page);
      await page.waitForTimeout(400); // Work after a page turn belongs to that page turn, not to the next.
      if (run >= 0) taken.push({ ...time, cpu: (await cpu()) - before }); // The first runs warm up the engine.
    }
    print({
      what: `/admin/${list}: ${ROWS} new rows, in sight, median of ${RUNS}`,
      value: median(taken.map(({ inSight }) => inSight)),
      unit: 'ms',
      budget: 50,
    });
    print({
      what: `/admin/${list}: ${ROWS} new rows, all, median of ${RUNS}`,
      value: median(taken.map(({ all }) => all)),
      unit: 'ms',
    });
    print({
      what: `/admin/${list}: ${ROWS} new rows, CPU of the main thread, median of ${RUNS}`,
      value: median(taken.map(({ cpu: ms }) => ms)),
      unit: 'ms',
    });
    await page.close();
  }
  await context.close();
  resetDb();
}

/** Milliseconds from the reply to the frames that show its first rows and all of them. */
const nextPage = (page: Page) =>
  page.evaluate(async (rows) => {
    const body = document.querySelector('tbody')!;
    const [first, last] = [0, rows - 1].map((at) => body.rows[at]!.querySelector('[id]')!.textContent);
    const arrived = new Promise<number>((resolve) => {
      new PerformanceObserver((entries, observer) => {
        const answer = (entries.getEntries() as PerformanceResourceTiming[]).find(({ name }) =>
          name.includes('/api/admin/'),
        );
        if (!answer) return;
        observer.disconnect();
        resolve(answer.responseEnd);
      }).observe({ type: 'resource' });
    });
    const isShown = [
      () => body.rows[0]?.querySelector('[id]')?.textContent !== first,
      () => body.rows.length === rows && body.rows[rows - 1]!.querySelector('[id]')!.textContent !== last,
    ];
    const painted = isShown.map(
      (isDone) =>
        new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!isDone()) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              // The first message after a frame arrives once it is painted.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now());
              port2.postMessage(undefined);
            });
          }).observe(body, { attributes: true, childList: true, subtree: true, characterData: true });
        }),
    );
    document.querySelector<HTMLElement>('nav[aria-label=Pagination] [aria-label="Next page"]')!.click();
    const start = await arrived;
    const [inSight = Number.NaN, all = Number.NaN] = await Promise.all(painted);
    return { inSight: inSight - start, all: all - start };
  }, ROWS);
