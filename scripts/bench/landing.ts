import type { BrowserContext, Page } from 'playwright';
import { median, print } from './report.ts';
import type { Visitors } from './visitors.ts';

const RUNS = 5;

/** Slow 4G as in Lighthouse, and a phone's processor. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const cpuSlowdown = 4;

/** First and largest contentful paint of the landing page for a visitor, on slow 4G with a slow processor. */
export async function measureLanding(visitors: Visitors): Promise<void> {
  const paints = { cold: [] as Paints[], warm: [] as Paints[] };
  for (let run = 0; run < RUNS; run += 1) {
    const context = await visitors.as(undefined);
    for (const visit of ['cold', 'warm'] as const) paints[visit].push(await visitLanding(context));
    await context.close();
  }
  for (const [visit, taken] of Object.entries(paints)) {
    const first = median(taken.map(({ first: ms }) => ms));
    const largest = median(taken.map(({ largest: ms }) => ms));
    print({ what: `/ on slow 4G, ${visit}, first paint, median of ${RUNS}`, value: first, unit: 'ms' });
    print({ what: `  largest contentful paint`, value: largest, unit: 'ms' });
    print({ what: `  between the two (the splash is 500 ms)`, value: largest - first, unit: 'ms' });
  }
}

interface Paints {
  first: number;
  largest: number;
}

async function visitLanding(context: BrowserContext): Promise<Paints> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(() => {
    const seen = { largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)!.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'GET ACCESS' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000); // the entry of a paint comes after it
  const paints = await readPaints(page);
  await page.close();
  return paints;
}

const readPaints = (page: Page) =>
  page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    largest: (window as unknown as { seen: Paints }).seen.largest,
  }));
