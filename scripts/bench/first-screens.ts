import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import type { PersonaName } from '#mocks/scenarios/personas.ts';
import { print } from './report.ts';
import type { Visitors } from './visitors.ts';

interface FirstScreen {
  path: string;
  as?: PersonaName;
  /** Role of an element that appears once the screen can be used. */
  usable: 'link' | 'textbox' | 'tab' | 'row';
  /** kB of JavaScript. */
  budget: number;
  /** kB of all files. */
  wholeBudget?: number;
  /** Requests. */
  requestBudget?: number;
}

const screens: FirstScreen[] = [
  { path: '/', usable: 'link', budget: 110, wholeBudget: 115 },
  ...['/login', '/register'].map((path): FirstScreen => ({ path, usable: 'textbox', budget: 180 })),
  { path: '/dash', as: 'customer', usable: 'tab', budget: 180 },
  ...['products', 'users', 'subs', 'keys', 'invites', 'hwid'].map((list): FirstScreen => ({
    path: `/admin/${list}`,
    as: 'admin',
    usable: 'row',
    budget: 180,
    requestBudget: 20,
  })),
];

/**
 * What each route loads on a first visit, without what is loaded when idle: its JavaScript until it can be used,
 * everything until the network is quiet.
 */
export async function measureFirstScreens(visitors: Visitors): Promise<void> {
  for (const { path: route, as, usable, budget, wholeBudget, requestBudget } of screens) {
    const context = await visitors.as(as);
    const page = await context.newPage();
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const files: Promise<LoadedFile>[] = [];
    page.on('response', (response) => files.push(sizesOf(response)));
    await page.goto(route);
    await page.getByRole(usable).nth(1).waitFor();
    const untilUsable = files.length;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(files);
    const kB = (of: readonly LoadedFile[], coding: 'gzip' | 'brotli') =>
      of.reduce((sum, sizes) => sum + sizes[coding], 0) / 1000;
    const scripts = loaded.slice(0, untilUsable).filter(({ type }) => type === '.js');
    print({
      what: `JavaScript of ${route} in ${scripts.length} files, gzip`,
      value: kB(scripts, 'gzip'),
      unit: 'kB',
      budget,
    });
    print({ what: '  everything, brotli', value: kB(loaded, 'brotli'), unit: 'kB', budget: wholeBudget });
    for (const type of ['.css', '.woff2']) {
      const some = loaded.filter((file) => file.type === type);
      print({ what: `    of it ${type} in ${some.length} files`, value: kB(some, 'brotli'), unit: 'kB' });
    }
    print({ what: '  requests', value: loaded.length, unit: '', budget: requestBudget });
    await context.close();
  }
}

interface LoadedFile {
  /** Extension; '' for documents and API calls. */
  type: string;
  gzip: number;
  brotli: number;
}

/** The bytes of a reply as a server with compression sends them; fonts and pictures are not compressed again. */
async function sizesOf(response: Response): Promise<LoadedFile> {
  const type = path.extname(new URL(response.url()).pathname);
  const body = await response.body().catch(() => Buffer.alloc(0));
  if (['.woff2', '.png', '.ico'].includes(type)) return { type, gzip: body.length, brotli: body.length };
  return { type, gzip: gzipSync(body).length, brotli: brotliCompressSync(body).length };
}
