import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { type Chromium, pinnedChromium, versionOf } from './pinned-chromium.ts';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

let found: { browser: Chromium | undefined } | undefined;

/**
 * Finds the Chromium to start: CHROMIUM_PATH, the pinned one, Playwright's own, or the system's; undefined without
 * any. Throws in one line if CHROMIUM_PATH or the pinned one does not start.
 */
export function findChromium(): Chromium | undefined {
  found ??= { browser: search() };
  return found.browser;
}

/** Throws in one line if no Chromium for tests is found. */
export function requireChromium(): void {
  if (findChromium()) return;
  const machine = `${process.platform} ${process.arch}`;
  throw new Error(`No Chromium for ${machine}: npx playwright install chromium, or set CHROMIUM_PATH`);
}

function search(): Chromium | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const version = versionOf(chosen);
    if (version) return { executablePath: chosen, version };
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, ${existsSync(chosen) ? 'which does not start as Chromium' : 'and there is no such file'}`,
    );
  }
  const pinned = pinnedChromium();
  if (pinned) return pinned;
  const others = [chromium.executablePath(), ...systemBrowsers];
  const executablePath = others.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, version: versionOf(executablePath) ?? 'unknown' } : undefined;
}

/** Returns launch options of every test: the same pixels on every machine, no background requests. */
export function launchOptions() {
  const { executablePath, env } = findChromium() ?? {};
  return {
    ...(executablePath && { executablePath }),
    ...(env && { env: { ...process.env, ...env } as Record<string, string> }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=slight', // the default of a browser with a window, which ignores this
      '--force-color-profile=srgb',
      '--disable-lcd-text',
      '--host-resolver-rules=MAP *.lan localhost', // this machine at an address that is not secure
    ],
  };
}

/** Context options of every test: fixed scale, locale and time zone, and no motion. */
export const pageOptions = {
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;
