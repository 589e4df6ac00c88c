import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without windows of its own: it draws the same, with a tenth less work. */
const systemShells = ['/usr/bin/chromium-headless-shell'];

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to start: CHROMIUM_PATH, Playwright's own, or the system's; undefined if there is none. Of the
 * system's, tests take the headless shell first, and what measures speed takes the browser that people use.
 */
export function findChromium(use: 'test' | 'measure' = 'test'): string | undefined {
  const system = use === 'test' ? [systemShells, systemBrowsers] : [systemBrowsers, systemShells];
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...system.flat()].find(
    (path) => path && existsSync(path),
  );
}

/** Launch options of every test: the same pixels on every machine, no background requests. */
export function launchOptions(use: 'test' | 'measure' = 'test') {
  const executablePath = findChromium(use);
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
