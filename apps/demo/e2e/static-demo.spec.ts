import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { linkTo } from '#mocks/control/state-link.ts';
import { override } from '#mocks/outcomes/override.ts';
import { serveApp } from '../../../tools/serve-app.ts';
import { test } from '../../web/e2e/app-host.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/demo');

/** The demo of `npm run build:demo` on a static host, at the root and below sub-paths. */
let host: Awaited<ReturnType<typeof serveApp>>;
test.afterEach(() => host.close());

test('at /a/b/c/, paying, linking Discord and reloading work without a server', async ({ page }) => {
  host = await serveApp({ directory, base: '/a/b/c/', backend: 'none' });
  await test.step('open an address inside of the app first', async () => {
    // as by a host that answers every unknown address with index.html
    await page.route(/\/admin\//, (route) => route.fulfill({ path: path.join(directory, 'index.html') }));
    await page.goto(`${host.url}/admin/keys`);
    await expect(page).toHaveURL(`${host.url}/login`);
    await page.unrouteAll();
    await page.goto(`${host.url}/register/x`);
    await expect(page).toHaveURL(`${host.url}/login`);
    await page.getByRole('button', { name: /^customer/ }).click();
    await expect(page).toHaveURL(`${host.url}/dash`);
  });
  await test.step('pay', async () => {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('combobox').selectOption('Before the return');
    await page.getByRole('button', { name: 'Pay €2.49' }).click();
    await expect(page.getByRole('region', { name: 'Subscriptions' }).getByText('30 days left')).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/dash`);
  });
  await test.step('link Discord', async () => {
    await page.getByRole('link', { name: /Discord/ }).click();
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(page.getByText(/Linked/).first()).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/dash`);
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Subscriptions' }).getByText('30 days left')).toBeVisible();
});

test('the state is one for all tabs, and a reset returns to the seed (PAN-5)', async ({ page, context }) => {
  host = await serveApp({ directory, base: '/x/', backend: 'none' });
  const panel = (tab: Page) => tab.getByRole('button', { name: /^Demo/, expanded: false });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${host.url}/tos`);
    await expect(panel(tab)).toBeVisible();
  }
  await fetchMock(other, '/mock/state', { method: 'PUT', body: JSON.stringify({ bearerLifeMs: 4321 }) });
  expect(await fetchMock(page, '/mock/state')).toMatchObject({ bearerLifeMs: 4321 });

  await expect(panel(page)).toContainText('bearers live 4.321 s');
  await panel(page).click();
  await page.getByRole('button', { name: 'Reset to the seed' }).click();
  await expect(panel(other)).not.toContainText('bearers live');
  expect(await fetchMock(other, '/mock/state')).toMatchObject({ bearerLifeMs: 3_600_000 });
});

test('a worker that the browser stopped while idle still answers', async ({ page, context }) => {
  host = await serveApp({ directory, backend: 'none' });
  await page.goto(`${host.url}/tos`);
  await expect(page.getByRole('button', { name: /^Demo/ })).toBeVisible();
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  expect(await fetchMock(page, '/mock/state')).toMatchObject({ world: 'typical' });
});

test('a state link opens its page in its state; a damaged one says so (MOC-4)', async ({ page }) => {
  host = await serveApp({ directory, backend: 'none' });
  const link = linkTo(`${host.url}/admin/keys?size=25`, {
    persona: 'admin',
    world: 'many',
    overrides: [override('keys.list', 'noRows')],
  });
  await page.goto(link);
  await expect(page.getByText('No keys yet')).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/admin/keys?size=25`);
  await expect(page.getByRole('button', { name: /^Demo .*admin · world many/ })).toBeVisible();

  await page.goto(link.slice(0, -7));
  await expect(page.getByRole('alert')).toContainText('This state link cannot be opened');
});

test('neither an address nor a state link leads to another origin (MOC-4)', async ({ page }) => {
  host = await serveApp({ directory, backend: 'none' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  for (const start of ['//evil.example/x', '/%5Cevil.example/x', '/a//evil.example/x']) {
    await page.goto(host.url + start);
    await expect(page.getByRole('button', { name: /^Demo/ })).toBeVisible();
  }
  const patch = { checkout: 'https://evil.example/pay' };
  const overrides = [override('subscriptions.checkout', 'changed values', { patch })];
  await page.goto(linkTo(`${host.url}/dash`, { persona: 'customer', overrides }));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('No checkout URL received').first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([host.url]));
});

const fetchMock = (page: Page, path: string, init: RequestInit = {}): Promise<unknown> =>
  page.evaluate(async ([address, options]) => (await (await fetch(address, options)).json()) as unknown, [
    path,
    init,
  ] as const);
