import { existsSync } from 'node:fs';
import path from 'node:path';
import { measureAfterSplash } from './bench/after-splash.ts';
import { measureFirstScreens } from './bench/first-screens.ts';
import { measureKit } from './bench/kit.ts';
import { measureLanding } from './bench/landing.ts';
import { measureLongLists } from './bench/long-list.ts';
import { measureMock } from './bench/mock.ts';
import { measureMockClients } from './bench/mock-clients.ts';
import { printPeers } from './bench/peers.ts';
import { heading } from './bench/report.ts';
import { inviteVisitors } from './bench/visitors.ts';
import { findChromium } from './chromium.ts';

/**
 * `npm run bench`: prints speed and size beside their budgets. Never fails, since busy machines are slow. With
 * `-- --peers` it measures nothing and prints the comparison with other products.
 */
const directory = path.resolve(import.meta.dirname, '../dist/web');

if (process.argv.includes('--peers')) printPeers();
else await measure();

async function measure() {
  heading('Mock backend');
  measureMock();
  await measureMockClients();
  heading('Kit');
  await measureKit();

  if (!existsSync(directory))
    return heading('The app: not measured, there is no dist/web. Run `npm run build` first.');
  if (!findChromium()) return heading('The app: not measured, there is no Chromium.');
  const visitors = await inviteVisitors(directory);
  heading('First screens of dist/web');
  await measureFirstScreens(visitors);
  heading('Speed of dist/web in Chromium');
  await measureLanding(visitors);
  await measureAfterSplash(visitors);
  await measureLongLists(visitors);
  await visitors.close();
}
