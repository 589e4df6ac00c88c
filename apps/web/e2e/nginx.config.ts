import path from 'node:path';
import { defineConfig } from '@playwright/test';
import app from './playwright.config.ts';

// read by the fixtures
process.env.SERVED_BY = 'nginx';

const reports = path.resolve(import.meta.dirname, '../../../reports');

/** The same tests, and those of nginx itself, with nginx between browser and mock backend (scripts/nginx.ts). */
export default defineConfig({
  ...app,
  testMatch: '*.{spec,nginx}.ts',
  testIgnore: 'built-files.spec.ts', // opens no page of the server
  outputDir: path.join(reports, 'nginx'),
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'nginx.json') }]],
  projects: [{ name: 'nginx', testDir: import.meta.dirname }],
});
