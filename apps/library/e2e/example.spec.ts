import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { serveApp } from '../../../tools/serve-app.ts';
import { signIn } from '../../web/e2e/fixtures.ts';
import { test } from '../../web/e2e/app-host.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const directory = path.join(dist, 'library-example');

let host: Awaited<ReturnType<typeof serveApp>>;
test.beforeAll(async () => {
  if (!existsSync(directory))
    throw new Error('There is no dist/library-example: run `npm run build:library -- --example` first');
  resetDb();
  host = await serveApp({ directory, backend: 'mock' });
});
test.afterAll(() => host.close());

test('the app of another team shows the kit and a whole screen of the packed library', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: host.url });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await test.step('a page of its own, made of the kit', async () => {
    await page.goto('/');
    const order = page.getByRole('button', { name: 'Order' });
    // the accent of the tokens, which only the style sheet has
    await expect(order).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.getByLabel('Months').fill('3');
    await order.click();
    await expect(page.getByRole('alertdialog', { name: 'Order' })).toContainText('3 months for €7.47?');
    await page.getByRole('button', { name: 'Order now' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
  await test.step('the guard of the dashboard leads to the sign-in', async () => {
    await page.goto('/dash');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Username')).toBeVisible();
  });
  await test.step('the dashboard with data, a dialog and the configured brand', async () => {
    await signIn(context, 'premium');
    await page.goto('/dash');
    await expect(page.getByRole('banner')).toContainText('Example Shop');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('tab', { name: 'Reset HWID' }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });
  await context.close();
  expect(errors).toEqual([]);
});

test('an app with one Button has at most 25 kB of CSS', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: path.join(dist, 'library/src/ui/Button.js') } },
  })) as Rolldown.RolldownOutput;
  const css = output.flatMap((file) =>
    file.fileName.endsWith('.css') && 'source' in file ? file.source : [],
  );
  expect(css).not.toEqual([]);
  expect(Buffer.from(css.join('')).length).toBeLessThanOrEqual(25_000);
});
