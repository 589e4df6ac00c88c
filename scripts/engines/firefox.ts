import { existsSync } from 'node:fs';
import { firefox } from 'playwright';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Options for Playwright's own Firefox or, over WebDriver BiDi, the system's; undefined if there is none. */
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
  };
}

/** Why Firefox cannot be used, or undefined. */
export async function firefoxIsMissing(): Promise<string | undefined> {
  const options = firefoxOptions();
  if (!options) return 'it is not installed: npx playwright install firefox';
  const browser = await firefox.launch(
    options.launchOptions && { channel: options.channel, ...options.launchOptions },
  );
  try {
    await browser.newContext({ colorScheme: 'light' });
    return undefined;
  } catch (error) {
    // Firefox ESR 140 lacks emulation.setMediaFeaturesOverride, which Playwright sends for every context
    const [reason] = String(error).split('\n');
    return `the installed version is too old for Playwright (${reason}): npx playwright install firefox`;
  } finally {
    await browser.close();
  }
}
