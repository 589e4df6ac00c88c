import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { firefoxOptions } from '../../../scripts/engines/firefox.ts';
import journeys from './playwright.config.ts';

const reports = path.resolve(import.meta.dirname, '../../../reports');
const { launchOptions: _, ...use } = journeys.use!;

/** The same journeys through the production app, in Firefox (scripts/engines.ts). */
export default defineConfig({
  ...journeys,
  testMatch: '*.spec.ts',
  testIgnore: 'built-files.spec.ts', // opens no page
  outputDir: path.join(reports, 'engines/firefox'),
  workers: 1,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'engines/firefox.json') }]],
  use: { ...use, ...firefoxOptions() },
  projects: [{ name: 'firefox', testDir: import.meta.dirname }],
});
