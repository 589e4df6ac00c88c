import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../../tools/chromium.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { COUNT_FILE } = process.env; // of `npm test`

/**
 * Tests of the builds in dist: the production app on the mock backend over HTTP, the static demo, the library's
 * example, Storybook.
 */
export default defineConfig({
  // one project: each project starts workers and browsers of its own
  testDir: root,
  testMatch: ['apps/*/e2e/*.spec.ts', '.storybook/checks/e2e/*.spec.ts'],
  testIgnore: '**/.cache/**', // copies that an ended mutation run left
  outputDir: path.join(root, 'reports/e2e'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a mock backend runs in each worker, so that they do not see each other's changes
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 1,
  // bounds against hanging: a busy machine makes the run longer, never red
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(COUNT_FILE ? [['json', { outputFile: COUNT_FILE }] as const] : [])],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
