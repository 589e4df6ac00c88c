import { commands } from 'vitest/browser';
import type { buildApp } from './explorer/app-code.fixtures.ts';
import { explore } from './explorer/explore.fixtures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    buildApp: typeof buildApp;
  }
}

/* The first of the explorer's orders in a real Chromium, where focus, layers and widths are true. */
explore(() => commands.buildApp(), 8);
