import { gzipSync } from 'node:zlib';
import type { PersonaName } from '#mocks/scenarios/personas.ts';
import { print } from './report.ts';
import type { Visitors } from './visitors.ts';

interface FirstScreen {
  path: string;
  as?: PersonaName;
  /** Role of an element that appears once the screen can be used. */
  usable: 'link' | 'textbox' | 'tab' | 'row';
  /** kB. */
  budget: number;
}

const screens: FirstScreen[] = [
  { path: '/', usable: 'link', budget: 110 },
  ...['/login', '/register'].map((path): FirstScreen => ({ path, usable: 'textbox', budget: 180 })),
  { path: '/dash', as: 'customer', usable: 'tab', budget: 180 },
  ...['products', 'users', 'subs', 'keys', 'invites', 'hwid'].map((list): FirstScreen => ({
    path: `/admin/${list}`,
    as: 'admin',
    usable: 'row',
    budget: 180,
  })),
];

/**
 * The JavaScript that each route loads before it can be used, gzipped per file, without what is loaded when
 * idle.
 */
export async function measureFirstScreens(visitors: Visitors): Promise<void> {
  for (const { path, as, usable, budget } of screens) {
    const context = await visitors.as(as);
    const page = await context.newPage();
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (
        response.request().resourceType() === 'script' &&
        new URL(response.url()).pathname.endsWith('.js')
      ) {
        scripts.push(response.body().then((body) => gzipSync(body).length));
      }
    });
    await page.goto(path);
    await page.getByRole(usable).nth(1).waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    print({
      what: `JavaScript of ${path} in ${scripts.length} files, gzip`,
      value: bytes / 1000,
      unit: 'kB',
      budget,
    });
    await context.close();
  }
}
