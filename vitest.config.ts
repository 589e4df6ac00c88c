import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { normalizePath } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { commands } from './.storybook/checks/commands.ts';
import { screenshots, reasonForNoPictures } from './.storybook/checks/pictures.ts';
import { storybookData } from './.storybook/pages/data.ts';
import { launchOptions } from './tools/chromium.ts';

const projects = process.argv.filter((word) => word.startsWith('--project='));
const isUnit = projects.length > 0 && projects.every((word) => word.startsWith('--project=unit'));
const here = normalizePath(import.meta.dirname);
process.env.TZ = 'UTC';
const { COUNT_FILE, SEED } = process.env; // the first is of `npm test`

/** Milliseconds, a bound against hanging and not a measure of speed: a busy machine makes the run longer, never red. */
const PATIENCE = 180_000;

/** Locale and zone that no story is written for, as Storybook sets its own. Motion is on, the usual setting. */
const foreignPage = {
  deviceScaleFactor: 1,
  locale: 'de-DE',
  timezoneId: 'America/New_York',
  reducedMotion: 'no-preference',
  colorScheme: 'light',
  viewport: { width: 1280, height: 800 },
} as const;

const unitTests = ['{src,mocks,apps,scripts,tools,.storybook,stories}/**/*.test.{ts,tsx}'];
const notUnit = ['apps/web/e2e/**'];
/** Unit tests that need a process. They load Vite, set a time zone, or replace what a thread cannot. */
const forks = [
  'apps/web/{first-paint,release,RouteError}.test.{ts,tsx}',
  'apps/web/build/{early-loads,host-files,prerender}.test.ts',
  'apps/web/fuzz/{explorer,reloads}.test.ts',
  'src/app/{cookie,extend-date,format-date,lock}.test.ts',
  'src/screens/dashboard/panel/DownloadTab.test.ts',
  'src/session/session-model.test.ts',
];

/** Returns the router's modules by name: vm threads cannot load its CommonJS build, which Node would take. */
const routerFile = (file: string) => path.join(here, 'node_modules', file);
const routerModules = [
  { find: /^react-router-dom$/, replacement: routerFile('react-router-dom/dist/index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('react-router/dist/development/dom-export.mjs') },
  { find: /^react-router$/, replacement: routerFile('react-router/dist/development/index.mjs') },
];

/**
 * Returns a project of unit tests, `unit-threads` or `unit-forks`. Files share nothing: each has a vm context, or a
 * process, of its own.
 */
const unit = (
  name: 'threads' | 'forks',
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  // Vitest leaves it to Vite, which looks for packages from every page of HTML, the library's example included
  environments: { __vitest_vm__: { optimizeDeps: { noDiscovery: true } } },
  resolve: { alias: routerModules },
  test: {
    ...test,
    name: `unit-${name}`,
    // a test that needs a page says so in its first line: making one takes longer than most tests
    environment: 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./vitest.setup.ts'],
    server: { deps: { inline: [/react-router/] } },
    // each test begins with the world as it is
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    clearMocks: true,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

const inChromium = (contextOptions: BrowserContextOptions) => ({
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
  connectTimeout: PATIENCE,
  provider: playwright({
    launchOptions: { ...launchOptions(), timeout: PATIENCE },
    contextOptions,
  }),
});

/**
 * The unit tests, `--project='unit*'`, in Node, and `--project=stories`, every story in a real Chromium. Both in a random order
 * that is the same in each run: `SEED=…` takes another.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    // never one worker: it gives its vm context to all files (vitest-dev/vitest#10743)
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { shuffle: true, seed: Number(SEED ?? 1) },
    attachmentsDir: 'reports/attachments',
    reporters: COUNT_FILE ? ['default', ['json', { outputFile: COUNT_FILE }]] : ['default'],
    // the line of the test or story, not of the helpers that it calls
    onStackTrace: (_error, { file }) =>
      !/\/stories\/(support|outcomes)\/[a-z]|\/\.storybook\/(?!.+\.test\.)|\/tools\/missing|\.fixtures\.|\/@testing-library\//.test(
        file,
      ),
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    // the accessibility trees of stories, apart from the stories
    resolveSnapshotPath: (file, extension) =>
      file.includes('.stories.')
        ? `${file.replace(`${here}/stories`, `${here}/stories/trees`)}${extension}`
        : path.join(path.dirname(file), '__snapshots__', path.basename(file) + extension),
    projects: [
      unit('threads', { pool: 'vmThreads', include: unitTests, exclude: [...notUnit, ...forks] }),
      unit('forks', { pool: 'forks', include: forks, exclude: notUnit }),
      {
        extends: true,
        plugins: [
          storybookData(), // no story shows it, but Vite's scan for packages meets it
          !isUnit && // it starts Storybook, which takes seconds
            storybookTest({
              configDir: path.join(here, '.storybook'),
              initialGlobals: { viewport: { value: 'laptop', isRotated: false } },
            }),
          {
            name: 'stories-in-any-folder',
            // Storybook finds a file's own stories by its address, of which it decodes blanks alone
            transform: (code, id) =>
              id.endsWith('.stories.tsx')
                ? code.replaceAll('(import.meta.url)', '(decodeURI(import.meta.url))')
                : undefined,
          },
        ],
        // relative patterns: Vite takes the absolute ones of Vitest for globs, which a folder `shop (1)` does not match
        optimizeDeps: {
          entries: ['.storybook/vitest.setup.ts', 'stories/**/*.stories.tsx'],
          include: ['dom-accessibility-api'], // met first in the middle of a run, it would load the page again
        },
        test: {
          name: 'stories',
          retry: 1, // of a play alone: .storybook/vitest.setup.ts
          maxWorkers: 1, // page: two in one browser take hover and focus from each other
          globalSetup: ['./.storybook/checks/pictures.ts'],
          setupFiles: ['./.storybook/vitest.setup.ts'],
          // the mock's own outside parties, as in .storybook/vite.config.ts: Vitest has its own
          // import.meta.env
          env: {
            PICTURES: reasonForNoPictures() ? 'off' : 'on',
            VITE_AVATAR_ORIGIN: '/mock',
            VITE_PRODUCT: 'CS2',
            VITE_SITE_ORIGIN: 'https://example.com',
            VITE_TURNSTILE_SCRIPT: '/mock/turnstile/api.js',
          },
          browser: {
            ...inChromium(foreignPage),
            isolate: false,
            commands,
            expect: { toMatchScreenshot: screenshots },
            // a browser for each core
            instances: [
              { browser: 'chromium', name: 'parts', include: ['stories/!(screens)/**/*.stories.tsx'] },
              { browser: 'chromium', name: 'screens', include: ['stories/screens/**/*.stories.tsx'] },
            ],
          },
        },
      },
    ],
  },
});
