import { existsSync } from 'node:fs';
import { firefox } from 'playwright';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * How Playwright starts a Firefox: its own where it is installed, else the system's over WebDriver BiDi, which
 * emulates neither locale nor media, so that preferences say them; undefined where there is none.
 */
export function firefoxOptions() {
  if (existsSync(firefox.executablePath())) return { browserName: 'firefox' as const };
  const executablePath = [process.env.FIREFOX_PATH, ...systemPaths].find((path) => path && existsSync(path));
  if (!executablePath) return undefined;
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      env: { ...process.env, TZ: 'UTC', HOME: process.env.HOME ?? '/tmp' } as Record<string, string>,
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
    },
    locale: undefined,
    timezoneId: undefined,
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
  };
}
