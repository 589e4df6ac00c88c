import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Response } from 'playwright';
import { auth } from '#src/contract/auth.ts';
import { adminPaths } from '#src/session/page-names.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { launchOptions, pageOptions } from '../tools/chromium.ts';
import { serveApp } from '../tools/serve-app.ts';
import { optionsOf } from '../tools/options.ts';

declare global {
  interface Window {
    /** Milliseconds from each event to the paint after it. */
    paints: number[];
  }
}

optionsOf(
  'npm run build && npm run bench     prints speed and size of dist/web, see docs/performance.md',
  {},
);

const { url, close } = await serveApp({
  directory: path.resolve(import.meta.dirname, '../dist/web'),
  backend: 'mock',
});
const browser: Browser = await chromium.launch(launchOptions());
await firstVisits();
await presses();
await browser.close();
await close();

async function contextAs(persona: PersonaName | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...pageOptions,
    baseURL: url,
    viewport: { width: 1280, height: 900 },
  });
  await context.route('https://challenges.cloudflare.com/**', (route) => route.abort());
  if (persona)
    await context.request.post(auth.signIn.path, {
      data: { username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN },
    });
  return context;
}

/** JavaScript until the page can be used; everything until the network is quiet, but what is loaded when idle. */
async function firstVisits() {
  console.log('First visit              JS gz kB   budget   all br kB   requests');
  const visits: [
    at: string,
    as: PersonaName | undefined,
    usable: 'link' | 'textbox' | 'tab' | 'row',
    budget: number,
  ][] = [
    ['/', undefined, 'link', 2],
    ['/login', undefined, 'textbox', 180],
    ['/dash', 'customer', 'tab', 180],
    ...adminPaths.map((at): (typeof visits)[number] => [at, 'admin', 'row', 180]),
  ];
  for (const [at, as, usable, budget] of visits) {
    const context = await contextAs(as);
    const page = await context.newPage();
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const files: Promise<{ isScript: boolean; gzip: number; brotli: number }>[] = [];
    page.on('response', (response) => files.push(sizeOf(response)));
    await page.goto(at);
    await page.getByRole(usable).nth(1).waitFor();
    const untilUsable = files.length;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(files);
    const scripts = loaded.slice(0, untilUsable).filter(({ isScript }) => isScript);
    const gzip = scripts.reduce((sum, file) => sum + file.gzip, 0) / 1000;
    const brotli = loaded.reduce((sum, file) => sum + file.brotli, 0) / 1000;
    console.log(
      `${at.padEnd(24)} ${gzip.toFixed(1).padStart(8)} ${String(budget).padStart(8)}` +
        `${brotli.toFixed(1).padStart(12)} ${String(loaded.length).padStart(10)}`,
    );
    await context.close();
  }
}

/** Returns the size of a response as a server with compression sends it. Fonts and pictures are compressed already. */
async function sizeOf(response: Response) {
  const type = path.extname(new URL(response.url()).pathname);
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isPacked = ['.woff2', '.png', '.ico'].includes(type);
  return {
    isScript: type === '.js',
    gzip: isPacked ? body.length : gzipSync(body).length,
    brotli: isPacked ? body.length : brotliCompressSync(body).length,
  };
}

/**
 * Measures presses in the list of keys with 100 rows: time to the next paint and main-thread time, on a processor
 * slowed 4 times.
 */
async function presses() {
  const context = await contextAs('admin');
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.paints = [];
    new PerformanceObserver((list) =>
      window.paints.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto('/admin/keys?size=100');
  await page.getByRole('row').nth(100).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const click = (name: RegExp) => () => page.getByRole('button', { name }).first().click();
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const interactions: Record<string, () => Promise<void>> = {
    'next page': click(/^Next page/),
    'page seen before': click(/^Previous page/),
    theme: click(/^Switch to (dark|light) theme/),
    'all selected': () => all.check(),
    'none selected': () => all.uncheck(),
    palette: () => page.keyboard.press('Control+k'),
    'letter in it': () => page.keyboard.press('k'),
    'palette closed': () => page.keyboard.press('Escape'),
  };
  const taken: Record<string, { paint: number; work: number }[]> = {};
  const workSoFar = async () =>
    1000 *
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;
  for (let round = 0; round < 9; round += 1)
    for (const [name, press] of Object.entries(interactions)) {
      const before = await workSoFar();
      await page.evaluate(() => (window.paints = []));
      await press();
      await page.waitForTimeout(2000);
      const paint = Math.max(...(await page.evaluate(() => window.paints)));
      (taken[name] ??= []).push({ paint, work: (await workSoFar()) - before });
    }
  console.log('\n100 keys, processor slowed 4 times, median of 9   next paint   main thread');
  for (const [name, each] of Object.entries(taken))
    console.log(
      name.padEnd(48),
      `${median(each.map(({ paint }) => paint))} ms`,
      `${median(each.map(({ work }) => work)).toFixed()} ms`,
    );
  await context.close();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
