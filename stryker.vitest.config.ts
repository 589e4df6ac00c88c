import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** The unit tests of the folder that stryker.config.mjs breaks. */
export default defineConfig({
  test: {
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./vitest.setup.ts'],
    // as in vitest.config.ts
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    clearMocks: true,
    include: [`${process.env.FOLDER}/**/*.test.{ts,tsx}`],
    exclude: ['src/session/**/session-model.test.ts'], // takes too long for every mutant
    testTimeout: 15_000, // a mutant that waits for ever fails its test
    expect: { poll: { timeout: 5000 } },
  },
});
