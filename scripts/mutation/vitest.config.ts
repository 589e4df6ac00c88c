import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { FastestFirst } from './fastest-first.ts';
import { keepThreads } from './kept-threads.ts';

process.env.TZ = 'UTC';

/** The unit tests of one folder, as Stryker runs them: scripts/mutation.ts says which. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [keepThreads()],
  test: {
    maxWorkers: 1,
    environment: 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./scripts/mutation/setup.ts'],
    include: process.env.MUTATION_TESTS?.split(' '),
    sequence: { sequencer: FastestFirst },
    // a mutant that waits for ever fails its test
    testTimeout: 15_000,
    expect: { poll: { timeout: 5000 } },
  },
});
