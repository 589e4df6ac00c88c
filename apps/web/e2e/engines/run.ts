import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { serveApp } from '../../../../scripts/serve-app.ts';
import { type DrivenBrowser, PATIENCE } from './driven-browser.ts';
import { journeys, visitor } from './journeys.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Every journey in one engine; a picture of the page where one fails. */
export async function runJourneys(
  engine: string,
  openBrowser: () => Promise<DrivenBrowser>,
): Promise<{ passed: number; failed: number }> {
  const served = await serveApp({ directory: path.join(root, 'dist/web'), backend: 'mock' });
  const browser = await openBrowser();
  const pictures = path.join(root, 'reports/engines', engine);
  mkdirSync(pictures, { recursive: true });
  const failed: string[] = [];
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      resetDb();
      await browser.reset(served.url);
      try {
        await journey(visitor(browser, served.url));
        console.log(`  ✓ [${engine}] ${name}`);
      } catch (error) {
        failed.push(name);
        console.log(`  ✘ [${engine}] ${name}\n    ${String(error)}`);
        const picture = await Promise.race([browser.screenshot(), setTimeout(PATIENCE)]).catch(
          () => undefined,
        );
        if (picture) writeFileSync(path.join(pictures, `${name}.png`), picture);
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return { passed: Object.keys(journeys).length - failed.length, failed: failed.length };
}
