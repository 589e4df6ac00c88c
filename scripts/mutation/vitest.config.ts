import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** The unit tests of one folder, as Stryker runs them: MUTATION_TESTS has their patterns. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [react()],
  test: {
    environment: 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./vitest.setup.ts'],
    include: process.env.MUTATION_TESTS?.split(' '),
    // a mutant that waits for ever is ended by Stryker
    testTimeout: 10_000,
    expect: { poll: { timeout: 5000 } },
  },
});
