import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to test with: CHROMIUM_PATH, else Playwright's own, else the system's; undefined where there
 * is none.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (path) => path && existsSync(path),
  );
}

/** How every test starts it: the same pixels on every machine, no word to the outside. */
export function launchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
    ],
  };
}

/** The page around every test: fixed scale, locale, zone, and no motion. */
export const pageOptions = {
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;
