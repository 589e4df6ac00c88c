import puppeteer, { type Page } from 'puppeteer-core';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '#mocks/worlds/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { systemFirefox } from '../../../tools/system-firefox.ts';
import { test as base } from './app-host.ts';
import { expect } from './fixtures.ts';

// By Puppeteer: Playwright's way to drive a Firefox that it has not built, the channel moz-firefox, is in none of its documents yet.

const test = base.extend<{ open: (persona: PersonaName, path: string) => Promise<Page> }>({
  open: async ({ origin }, give) => {
    resetDb();
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: systemFirefox()!,
      defaultViewport: null,
      args: ['--width=1280', '--height=900'],
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-GB' },
    });
    await give(async (persona, path) => {
      const page = await browser.newPage();
      await page.goto(`${origin}/login`);
      await page.evaluate(
        (body) =>
          fetch('/api/login_check', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body,
          }),
        JSON.stringify({
          username: persona,
          password: PERSONA_PASSWORD,
          turnstileToken: `mock-pass-${crypto.randomUUID()}`,
        }),
      );
      await page.goto(origin + path);
      return page;
    });
    await browser.close();
  },
});

const find = (page: Page, xpath: string) => page.locator(`::-p-xpath(${xpath})`).setTimeout(30_000);
const sees = (page: Page, text: string) =>
  find(page, `//body//*[text()[normalize-space()="${text}"]]`).setVisibility('visible').wait();
const click = (page: Page, role: string, name: string) =>
  find(
    page,
    `//*[(self::${role} or @role='${role}') and (normalize-space()='${name}' or starts-with(@aria-label, '${name}'))]`,
  ).click();
const fill = (page: Page, label: string, text: string) =>
  find(page, `//*[@id=//label[normalize-space()='${label}']/@for or @aria-label='${label}']`).fill(text);

test('a key is redeemed once, and the subscription is active', async ({ open }) => {
  const key = db.keys.where('status', 'UNUSED').at(-1)!;
  const page = await open('customer', '/dash');
  await click(page, 'tab', 'Redeem key');
  await fill(page, 'Access key', `  ${key.code} `);
  await click(page, 'button', 'Redeem');
  await sees(page, 'ACTIVE');
  expect(db.keys.find(key.id)).toMatchObject({ status: 'USED' });
});

test('a key is found by search and edited', async ({ open }) => {
  const key = db.keys.all().at(-1)!;
  const page = await open('admin', `/admin/keys?search=${key.code}`);
  await sees(page, key.code);
  await click(page, 'button', 'Edit');
  await fill(page, 'Code', 'FOUND-AND-EDITED');
  await click(page, 'button', 'Save');
  await sees(page, 'Key updated successfully');
  expect(db.keys.find(key.id)).toMatchObject({ code: 'FOUND-AND-EDITED' });
});

test('an expired bearer is renewed, and nobody notices', async ({ open }) => {
  const page = await open('admin', '/admin/products');
  await sees(page, 'Products');
  for (const { id } of db.sessions.where('userId', personas.admin.id))
    db.sessions.update(id, { bearerEnds: 0 });
  await click(page, 'a', 'Keys');
  await sees(page, 'Duration (Hours)');
});
