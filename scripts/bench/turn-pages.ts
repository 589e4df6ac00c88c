import type { BrowserContext, Page } from 'playwright';
import { median } from './median.ts';

const ROWS = 100;
const RUNS = 11;

/**
 * Medians of several page turns of a list: milliseconds from the last byte of the reply to the frames that show the
 * first and the last new row, and the CPU time of the main thread.
 */
export async function turnPages(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('row').nth(ROWS).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const taken: { inSight: number; all: number; cpu: number }[] = [];
  for (let run = -3; run < RUNS; run += 1) {
    const before = await cpu();
    const time = await nextPage(page);
    await page.waitForTimeout(400); // work after a page turn belongs to it, not to the next
    if (run >= 0) taken.push({ ...time, cpu: (await cpu()) - before }); // the first runs warm up the engine
  }
  const medianOf = (which: 'inSight' | 'all' | 'cpu') => median(taken.map((time) => time[which]));
  return { inSight: medianOf('inSight'), all: medianOf('all'), cpu: medianOf('cpu') };
}

/** Milliseconds from the reply to the frames that show its first rows and all of them. */
const nextPage = (page: Page) =>
  page.evaluate(async (rows) => {
    const body = document.querySelector('tbody')!;
    const [first, last] = [0, rows - 1].map((at) => body.rows[at]!.cells[0]!.textContent);
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
      () => body.rows.length > 0 && body.rows[0]!.cells[0]!.textContent !== first,
      () => body.rows.length === rows && body.rows[rows - 1]!.cells[0]!.textContent !== last,
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
