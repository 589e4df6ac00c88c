import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Page, test as base, type TestInfo } from '@playwright/test';
import { describeMissing } from '../../../tools/missing.ts';
import { serveApp } from '../../../tools/serve-app.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/web');

/**
 * All specs use this `test` or one that extends it: Playwright gives tests with other worker fixtures other workers,
 * which start a browser each.
 */
export const test = base.extend<object, { origin: string }>({
  /** Address of the production build; its mock backend runs in this process, so tests can use `db`. */
  origin: [
    async ({ browser: _ }, give) => {
      if (!existsSync(directory)) throw new Error('There is no dist/web: run `npm run build` first');
      const { url, close } = await serveApp({ directory, backend: 'mock' });
      await give(url);
      await close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, give, info) => {
    await give(page);
    await tellMissing(page, info);
  },
});

/** Prints what the page of a failed test shows in place of what was expected. */
export async function tellMissing(page: Page, { error, title }: TestInfo): Promise<void> {
  if (!error?.message || page.isClosed()) return;
  const [, locator = 'what was expected'] = /(?:Locator:|waiting for) (.+)/.exec(error.message) ?? [];
  const [, wanted = locator] = /'([^']+)'/.exec(locator) ?? [];
  const shown = await page.locator('body').innerText();
  const path = new URL(page.url()).pathname;
  console.log(describeMissing(`${title}: ${path} does not show “${wanted}”`, shown));
}
