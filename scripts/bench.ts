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
await landing();
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

/** As a server with compression sends it; fonts and pictures are compressed already. */
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

/** On slow 4G as in Lighthouse, with a processor slowed 4 times. */
async function landing() {
  const runs = 5;
  const paints: Record<'cold' | 'warm', { first: number; largest: number }[]> = { cold: [], warm: [] };
  for (let run = 0; run < runs; run += 1) {
    const context = await contextAs(undefined);
    for (const visit of ['cold', 'warm'] as const) paints[visit].push(await paintsOf(context));
    await context.close();
  }
  console.log(`\nLanding page on slow 4G, median of ${runs}    first paint    largest`);
  for (const [visit, taken] of Object.entries(paints)) {
    const [first, largest] = (['first', 'largest'] as const).map((which) =>
      median(taken.map((paint) => paint[which]))
        .toFixed()
        .padStart(11),
    );
    console.log(`${visit.padEnd(36)} ${first} ms ${largest} ms`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function paintsOf(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  await page.getByRole('link', { name: 'GET ACCESS' }).waitFor();
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, largest };
  });
  await page.close();
  return paints;
}
