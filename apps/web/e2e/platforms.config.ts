import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { systemFirefox } from '../../../tools/system-firefox.ts';
import app from './playwright.config.ts';

const reports = path.resolve(import.meta.dirname, '../../../reports');
const journeys = { testMatch: '*.spec.ts', testIgnore: 'built-files.spec.ts' }; // this one opens no page

/** Browsers besides Chromium, and the commands that install missing ones. */
const platforms: (Project & { isHere: boolean; install: string })[] = [
  {
    name: 'firefox',
    isHere: existsSync(firefox.executablePath()),
    install: 'npx playwright install firefox',
    ...journeys,
    use: { browserName: 'firefox', launchOptions: {} },
  },
  {
    name: 'webkit',
    isHere: existsSync(webkit.executablePath()),
    install: 'npx playwright install webkit',
    ...journeys,
    use: { browserName: 'webkit', launchOptions: {} },
  },
  {
    name: 'firefox-esr',
    isHere: systemFirefox() !== undefined,
    install: 'apt-get install firefox-esr',
    testMatch: 'firefox-esr.platform.ts',
  },
  {
    name: 'nginx',
    isHere: !spawnSync('nginx', ['-v']).error,
    install: 'apt-get install nginx',
    testMatch: 'nginx.platform.ts',
  },
];

if (process.env.TEST_WORKER_INDEX === undefined)
  for (const { name, isHere, install } of platforms)
    if (!isHere) console.log(`${name}: SKIPPED (${install})`);

/** Tests of `npm run build` in other engines, and behind nginx. */
export default defineConfig({
  ...app,
  testDir: import.meta.dirname,
  outputDir: path.join(reports, 'platforms'),
  workers: 1,
  reporter: 'list',
  projects: platforms.filter(({ isHere }) => isHere).map(({ isHere: _, install: __, ...project }) => project),
});
