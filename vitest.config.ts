import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { commands } from './.storybook/visual/server.ts';
import { launchOptions, pageOptions } from './scripts/chromium.ts';

const here = import.meta.dirname;
process.env.TZ = 'UTC';

/** What stories import, made ready before the first one: a dependency found later would reload the page under a story. */
const imported = [
  'react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-router-dom', '@tanstack/react-query',
  '@tanstack/react-table', '@headlessui/react', 'react-hook-form', '@hookform/resolvers/zod', 'react-hot-toast/headless', 'zod/mini',
  'canvas-confetti', 'clsx', 'msw', 'msw/browser', 'msw-storybook-addon', 'storybook-addon-pseudo-states', '@faker-js/faker', 'mockdate', 'axe-core',
  'storybook/test', 'storybook/internal/csf', '@storybook/react-vite', '@storybook/addon-a11y', '@storybook/addon-docs',
];

/** Two projects: `unit` in Node, and `stories`, every story in a real Chromium. In random order, both. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    sequence: { shuffle: true },
    testTimeout: 30_000, // a bound against hanging, not a measure of speed
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node', // a test that needs a page says so in its first line: making one takes longer than most tests
          environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          include: ['{src,mocks,apps,scripts,.storybook,stories}/**/*.test.{ts,tsx}'],
          exclude: ['apps/web/e2e/**'],
        },
      },
      {
        extends: true,
        // two halves may run side by side (scripts/test.ts): each prepares its dependencies for itself
        cacheDir: path.join(here, 'node_modules/.vite', process.env.SHARD ?? 'all'),
        optimizeDeps: { include: imported },
        plugins: [storybookTest({ configDir: path.join(here, '.storybook') })],
        test: {
          name: 'stories',
          retry: 2, // two pages share the machine with each other; what is broken fails each time
          setupFiles: ['./.storybook/vitest.setup.ts'],
          // the mock's own outside parties, as in .storybook/vite.config.ts: Vitest has its own import.meta.env
          env: { VISUAL: process.env.VISUAL ?? '0', VITE_AVATAR_ORIGIN: '/mock', VITE_TURNSTILE_SCRIPT: '/mock/turnstile/api.js' },
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { ...pageOptions, viewport: { width: 1280, height: 800 } } }),
            commands,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
