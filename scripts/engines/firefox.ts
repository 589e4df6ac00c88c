import { existsSync } from 'node:fs';
import { firefox } from 'playwright';
import { byPuppeteer } from '../../apps/web/e2e/engines/by-puppeteer.ts';
import type { DrivenBrowser } from '../../apps/web/e2e/engines/driven-browser.ts';

const systemPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const systemFirefox = () =>
  [process.env.FIREFOX_PATH, ...systemPaths].find((path) => path && existsSync(path));

const env = { ...process.env, TZ: 'UTC', HOME: process.env.HOME ?? '/tmp' } as Record<string, string>;
const preferences = { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' };

/** Options for Playwright's own Firefox or, over WebDriver BiDi, the system's; undefined if there is none. */
export function firefoxOptions() {
  if (existsSync(firefox.executablePath())) return { browserName: 'firefox' as const };
  const executablePath = systemFirefox();
  if (!executablePath) return undefined;
  return {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      env,
      firefoxUserPrefs: preferences,
    },
  };
}

/** Why Playwright cannot run its journeys in it; undefined where it can. */
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
    // up to ESR 153, Firefox lacks emulation.setMediaFeaturesOverride, which Playwright sends for every context
    const [reason] = String(error).split('\n');
    return `Playwright cannot drive the one that is installed (${reason}): npx playwright install firefox`;
  } finally {
    await browser.close();
  }
}

/** Why no Firefox of the system can be started; undefined where one can. */
export const systemFirefoxIsMissing = async () =>
  systemFirefox() ? undefined : 'it is not installed: apt-get install firefox-esr';

/** Starts the system's Firefox over WebDriver BiDi. */
export async function openFirefox(): Promise<DrivenBrowser> {
  const { default: puppeteer } = await import('puppeteer-core');
  return byPuppeteer(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath: systemFirefox()!,
      defaultViewport: null,
      args: ['--width=1280', '--height=900'],
      env,
      extraPrefsFirefox: preferences,
    }),
  );
}
