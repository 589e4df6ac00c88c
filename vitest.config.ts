import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { commands } from './.storybook/visual/commands.ts';
import { launchOptions } from './scripts/chromium.ts';
import { packagesOfStories } from './scripts/stories/packages.ts';
import { boundToThePage, ByEnvironment, keptForks, testingLibraryAsEsm } from './scripts/unit/kept-forks.ts';

const here = import.meta.dirname;
process.env.TZ = 'UTC';

/** What the transformation of JSX, and Storybook, import on top of that. */
const implied = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/**
 * Milliseconds, a bound against hanging and not a measure of speed: a busy machine makes the run longer,
 * never red.
 */
const PATIENCE = 180_000;

/**
 * A locale and zone that no story is written for: the workshop brings its own. Motion is on, as for most
 * people.
 */
const foreignPage = {
  deviceScaleFactor: 1,
  locale: 'de-DE',
  timezoneId: 'America/New_York',
  reducedMotion: 'no-preference',
  colorScheme: 'light',
  viewport: { width: 1280, height: 800 },
} as const;

/**
 * A browser for each share of the story files, on one server (scripts/stories/run.ts); without shares one for all
 * files.
 */
function browsersFor(shares: string[][]): BrowserInstanceOption[] {
  if (shares.length === 0) return [{ browser: 'chromium' }];
  return shares.map((include, at) => ({ browser: 'chromium', name: `stories-${at + 1}`, include }));
}

/**
 * Two projects: `unit` in Node, and `stories`, every story in a real Chromium. Both in a random order that is
 * the same in each run: `SEED=…` takes another.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    sequence: { shuffle: true, seed: Number(process.env.SEED ?? 1), sequencer: ByEnvironment },
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    projects: [
      {
        extends: true,
        resolve: { alias: testingLibraryAsEsm },
        test: {
          name: 'unit',
          // a test that needs a page says so in its first line: making one takes longer than most tests
          environment: 'node',
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['./vitest.setup.ts'],
          pool: keptForks,
          isolate: false, // of the process alone: scripts/unit/worker.js
          server: { deps: { inline: boundToThePage } },
          maxWorkers: '100%', // Vitest itself leaves one core idle, which is half of a small machine
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['{src,mocks,apps,scripts,.storybook,stories}/**/*.test.{ts,tsx}'],
          exclude: ['apps/web/e2e/**'],
        },
      },
      {
        extends: true,
        // made ready before the first story: a dependency found later would reload the page under one
        optimizeDeps: { include: [...packagesOfStories(), ...implied] },
        plugins: [
          storybookTest({
            configDir: path.join(here, '.storybook'),
            initialGlobals: { viewport: { value: 'laptop', isRotated: false } },
          }),
        ],
        test: {
          name: 'stories',
          retry: 1, // of a play alone: vitest.setup.ts
          maxWorkers: 1, // page: two in one browser take hover and focus from each other
          setupFiles: ['./.storybook/vitest.setup.ts'],
          // the mock's own outside parties, as in .storybook/vite.config.ts: Vitest has its own
          // import.meta.env
          env: {
            PICTURES: process.env.PICTURES ?? 'off',
            ONLY_STORIES: process.env.ONLY_STORIES ?? '', // scripts/stories/run.ts
            VITE_AVATAR_ORIGIN: '/mock',
            VITE_SITE_ORIGIN: 'https://example.com',
            VITE_TURNSTILE_SCRIPT: '/mock/turnstile/api.js',
          },
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            connectTimeout: PATIENCE,
            provider: playwright({
              launchOptions: { ...launchOptions(), timeout: PATIENCE },
              contextOptions: foreignPage,
            }),
            commands,
            instances: browsersFor(JSON.parse(process.env.STORY_FILES || '[]') as string[][]),
          },
        },
      },
    ],
  },
});
