import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { type PinnedChromium, pinnedChromium } from './pinned-chromium.ts';

/** Browsers of the system, in which speed is measured: people use these, not a headless shell. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium to start, and the folder of the libraries that it brings along because the system has none. */
type Found = Partial<PinnedChromium>;

const found = new Map<'test' | 'measure', Found>();

/**
 * The Chromium to start: CHROMIUM_PATH, the pinned one, Playwright's own, or the system's; empty if there is
 * none. Measuring prefers the system's. Throws if CHROMIUM_PATH names no file.
 */
export function findChromium(use: 'test' | 'measure' = 'test'): Found {
  const known = found.get(use) ?? search(use);
  found.set(use, known);
  return known;
}

function search(use: 'test' | 'measure'): Found {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file`);
  if (chosen) return { executablePath: chosen };
  const system = existing(systemBrowsers);
  if (use === 'measure' && system.executablePath) return system;
  const others = existing([chromium.executablePath(), ...systemBrowsers]);
  return pinnedChromium() ?? others;
}

const existing = (paths: string[]): Found => {
  const executablePath = paths.find((path) => path && existsSync(path));
  return executablePath ? { executablePath } : {};
};

/** Launch options of every test: the same pixels on every machine, no background requests. */
export function launchOptions(use: 'test' | 'measure' = 'test') {
  const { executablePath, libraries } = findChromium(use);
  return {
    ...(executablePath && { executablePath }),
    ...(libraries && { env: { ...process.env, LD_LIBRARY_PATH: libraries } as Record<string, string> }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=slight', // what the browser itself does: it ignores this
      '--force-color-profile=srgb',
      '--disable-lcd-text',
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
