import path from 'node:path';
import { build } from 'vite';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { hasBrotli, serveByNginx } from '../../../scripts/serve-by-nginx.ts';
import { expect, signIn, test } from './fixtures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const directory = path.join(root, 'dist/web');

test('the host configures the finished build', async ({ browser }) => {
  const host = await serveByNginx({
    directory,
    configuration: { VITE_BRAND: 'Keys & <Locks>', VITE_AVATAR_ORIGIN: 'https://pictures.example' },
  });
  const page = await browser.newPage({ javaScriptEnabled: false });
  const answer = await page.goto(host.url);
  expect(answer!.headers()['content-security-policy']).toContain(
    "img-src 'self' data: https://pictures.example;",
  );
  const brand = page.getByRole('banner').locator('[data-name]');
  await expect(brand).toHaveAttribute('data-name', 'Keys & <Locks>');
  await page.close();

  const scripted = await browser.newPage();
  await scripted.goto(`${host.url}/login`);
  await expect(scripted.getByRole('banner')).toContainText('Keys & <Locks>');
  await expect(scripted).toHaveTitle(/Keys & <Locks>/);
  await scripted.close();
  await host.close();
});

test('below a sub-path pages are linked, redirected and opened by their address', async ({
  browser,
}, info) => {
  const outDir = info.outputPath('dist/web');
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    base: '/app/',
    logLevel: 'error',
    build: { outDir },
  });
  const host = await serveByNginx({ directory: outDir, base: '/app/' });
  const page = await browser.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('response', (answer) => answer.status() === 404 && troubles.push(answer.url()));

  await page.goto(`${host.url}/admin/keys`);
  await expect(page).toHaveURL(`${host.url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await expect(page.getByText('Passed')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${host.url}/dash`);
  await page.goto(`${host.url}/admin/keys?search=A`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(`${host.url}/admin/users`);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  // before the sign-in nobody is there
  expect(troubles.filter((text) => !/401 \(Unauthorized\)/.test(text))).toEqual([]);
  await page.close();
  await host.close();
});

test('assets are kept for a year and come compressed, documents are asked for again', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  const script = /src="(\/assets\/index-[^"]+)"/.exec(html)![1]!;
  const encodings = hasBrotli ? ['br', 'gzip'] : ['gzip'];
  for (const encoding of encodings) {
    const answer = await request.get(script, { headers: { 'Accept-Encoding': encoding } });
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  const { headers } = await fetch(`${baseURL}/login`);
  expect(headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  const again = await fetch(`${baseURL}/login`, { headers: { 'If-None-Match': headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('answers of the backend are not stored', async ({ request, context }) => {
  await signIn(context, 'customer');
  for (const address of ['/api/me', '/api/subs/user'])
    expect((await request.get(address)).headers(), address).toMatchObject({ 'cache-control': 'no-store' });
});

test('a missing asset is a 404 that nobody keeps', async ({ request }) => {
  const answer = await request.get('/assets/gone-1234.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()).not.toHaveProperty('cache-control');
  expect(answer.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
});
