import { commands } from 'vitest/browser';
import type { buildApp } from './explorer/app-code.fixtures.ts';
import { explore } from './explorer/explore.fixtures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    buildApp: typeof buildApp;
  }
}

/* In a real Chromium, where focus, layers and widths are true. */
explore(
  () => commands.buildApp(),
  ({ isInChromium = false }) => isInChromium,
);
