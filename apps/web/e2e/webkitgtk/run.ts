import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { openWebkit } from '../../../../scripts/engines/webkit.ts';
import { serveApp } from '../../../../scripts/serve-app.ts';
import { journeys, visitor } from './journeys.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Every journey in WebKitGTK; a picture of the page where one fails. */
export async function runInWebkit(): Promise<{ passed: number; failed: number }> {
  const served = await serveApp({ directory: path.join(root, 'dist/web'), backend: 'mock' });
  const { driver, close } = await openWebkit();
  const pictures = path.join(root, 'reports/engines/webkitgtk');
  mkdirSync(pictures, { recursive: true });
  const failed: string[] = [];
  try {
    for (const [name, journey] of Object.entries(journeys)) {
      resetDb();
      await driver.get(served.url);
      await driver.manage().deleteAllCookies();
      await driver.executeScript('localStorage.clear()');
      try {
        await journey(visitor(driver, served.url));
        console.log(`  ✓ [webkitgtk] ${name}`);
      } catch (error) {
        failed.push(name);
        console.log(`  ✘ [webkitgtk] ${name}\n    ${String(error)}`);
        const picture = await driver.takeScreenshot().catch(() => '');
        writeFileSync(path.join(pictures, `${name}.png`), picture, 'base64');
      }
    }
  } finally {
    await close();
    await served.close();
  }
  return { passed: Object.keys(journeys).length - failed.length, failed: failed.length };
}
