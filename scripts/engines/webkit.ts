import { existsSync } from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities } from 'selenium-webdriver';
import { bySelenium } from '../../apps/web/e2e/engines/by-selenium.ts';
import type { DrivenBrowser } from '../../apps/web/e2e/engines/driven-browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
];

const browser = () => BROWSERS.find(existsSync);

/** Why WebKitGTK cannot be started, or undefined. */
export const webkitIsMissing = async () =>
  existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && browser()
    ? undefined
    : 'it is not installed: apt-get install webkit2gtk-driver xvfb';

/** Starts WebKitGTK on a display of its own. */
export async function openWebkit(): Promise<DrivenBrowser> {
  const display = `:${90 + (process.pid % 1000)}`;
  const port = 20_000 + (process.pid % 10_000);
  const env = { ...process.env, DISPLAY: display, TZ: 'UTC', LANG: 'en_GB.UTF-8', GDK_BACKEND: 'x11' };
  const processes: ChildProcess[] = [];
  const start = (command: string, args: string[]) => {
    processes.push(spawn(command, args, { env, stdio: 'ignore' }));
    return once(processes.at(-1)!, 'spawn');
  };
  await start(DISPLAY_SERVER, [display, '-screen', '0', '1280x900x24']);
  await start(DRIVER, [`--port=${port}`]);
  await listening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser(), args: ['--automation'] },
      }),
    )
    .build();
  return bySelenium(driver, async () => {
    await driver.quit().catch(() => undefined);
    processes.forEach((one) => one.kill());
  });
}

async function listening(port: number) {
  for (let turns = 0; turns < 100; turns++) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The WebDriver of WebKitGTK does not answer');
}
