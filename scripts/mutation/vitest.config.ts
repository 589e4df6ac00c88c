import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** Runs the unit tests of one folder for Stryker; MUTATION_TESTS holds their patterns. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react()],
  test: {
    environment: 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./vitest.setup.ts'],
    include: process.env.MUTATION_TESTS?.split(' '),
    // Stryker has its own timeout for mutants that never end
    testTimeout: 10_000,
    expect: { poll: { timeout: 5000 } },
  },
});
