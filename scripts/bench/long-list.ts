import type { Page } from 'playwright';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { median, print } from './report.ts';
import type { Visitors } from './visitors.ts';

const ROWS = 100;
const RUNS = 11;
const LISTS = ['keys', 'users', 'subs', 'hwid', 'invites'];

interface PageTurn {
  inSight: number;
  all: number;
  cpu: number;
}

/**
 * The next page of 100 rows, which the mock backend sends when it is asked for: from its last byte to the screen
 * (parsing, validation, rendering, painting), and the CPU time of the whole page turn. `in sight` ends with
 * the frame that shows the first new rows, `all` with the one that shows the last. Beside them the same rows
 * in a plain table and in one with a menu in each row (./floor).
 */
export async function measureLongLists(visitors: Visitors): Promise<void> {
  resetDb('crowded');
  for (const list of LISTS) {
    const ours = await turnPages(visitors, `/admin/${list}?size=${ROWS}`);
    const plain = await turnPages(visitors, `/floor/?list=${list}&size=${ROWS}`);
    const menu = await turnPages(visitors, `/floor/?list=${list}&size=${ROWS}&menu`);
    const what = `/admin/${list}: ${ROWS} new rows`;
    print({ what: `${what}, in sight, median of ${RUNS}`, value: ours.inSight, unit: 'ms', budget: 50 });
    print({ what: `${what}, all, median of ${RUNS}`, value: ours.all, unit: 'ms' });
    print({ what: `${what}, CPU of the main thread`, value: ours.cpu, unit: 'ms' });
    print({ what: '  plain table, CPU', value: plain.cpu, unit: 'ms' });
    print({ what: '  with a Headless UI menu a row, CPU', value: menu.cpu, unit: 'ms' });
    print({ what: '  elements of a row', value: ours.elements, unit: '' });
    print({ what: '  elements of a row of the plain table', value: plain.elements, unit: '' });
  }
  resetDb();
}

/** Medians of several page turns, and the number of elements of a row. */
export async function turnPages(
  visitors: Visitors,
  address: string,
): Promise<PageTurn & { elements: number }> {
  const context = await visitors.as('admin');
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('row').nth(ROWS).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const taken: PageTurn[] = [];
  for (let run = -3; run < RUNS; run += 1) {
    const before = await cpu();
    const time = await nextPage(page);
    await page.waitForTimeout(400); // Work after a page turn belongs to that page turn, not to the next.
    if (run >= 0) taken.push({ ...time, cpu: (await cpu()) - before }); // The first runs warm up the engine.
  }
  const elements = await page.locator('tbody *').count();
  await context.close();
  return {
    inSight: median(taken.map(({ inSight }) => inSight)),
    all: median(taken.map(({ all }) => all)),
    cpu: median(taken.map(({ cpu: ms }) => ms)),
    elements: elements / ROWS,
  };
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
