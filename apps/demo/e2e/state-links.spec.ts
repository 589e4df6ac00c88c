import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { linkTo, type SharedState } from '#mocks/control/state-link.ts';
import { fiftyStates } from '#mocks/control/state-link.fixtures.ts';
import { ANY_ENDPOINT } from '#mocks/faults/fault.ts';
import { faults } from '#mocks/faults/index.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { findOutcome } from '#mocks/outcomes/index.ts';
import { serveApp } from '../../../scripts/serve-app.ts';
import { sample } from '../../../scripts/sample.ts';
import { test } from '../../web/e2e/app-host.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/demo');

const states = sample(fiftyStates(), 5);

test(`${states.length} random states look the same in two browsers`, async ({ browser }) => {
  const host = await serveApp({ directory, backend: 'none' });
  const pages = await Promise.all([newPage(), newPage()]);

  for (const state of states) {
    const link = linkTo(`${host.url}/`, { ...state, latency: { min: 0, max: 0 } });
    await Promise.all(pages.map((page) => page.goto(link)));
    await expect(async () => {
      const [one, other] = await Promise.all([seen(pages[0], state), seen(pages[1], state)]);
      expect(one.awaited).toEqual([]);
      expect(other).toEqual(one);
    }, link).toPass();
    await Promise.all(pages.map(emptyLog));
  }
  await host.close();

  async function newPage() {
    const context = await browser.newContext();
    // its bar names the latest call, and calls come in any order
    await context.addInitScript(() => sessionStorage.setItem('demo-panel-hidden', 'true'));
    return context.newPage();
  }
});

/** The log survives the next link, and with it calls that were never answered. */
const emptyLog = (page: Page) =>
  page.evaluate(() => fetch('/mock/requests', { method: 'DELETE' }).then(() => {}));

/** The text of the page, its address, and those whose answer is still to come. */
async function seen(page: Page, state: SharedState) {
  const text = await page.locator('body').innerText();
  expect(text).not.toBe(''); // before the app starts, nobody would answer the next line
  const { requests } = (await page.evaluate(async () => (await fetch('/mock/requests')).json())) as {
    requests: LoggedCall[];
  };
  return {
    text,
    address: new URL(page.url()).pathname,
    awaited: requests.filter(({ call, status }) => status === undefined && !isHeld(state, call)),
  };
}

/** Whether the state makes a call wait. */
const isHeld = ({ activeOutcomes, faults: active }: SharedState, call: LoggedCall['call']) =>
  call !== undefined &&
  (findOutcome(call, activeOutcomes[call] ?? '')?.network === 'hang' ||
    active.some(
      ({ endpoint, fault }) =>
        (endpoint === call || endpoint === ANY_ENDPOINT) &&
        ['time', 'upload', 'download'].includes(faults[fault].part),
    ));
