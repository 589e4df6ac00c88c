import { existsSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
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
});
