import path from 'node:path';
import { serveByNginx } from '../../../scripts/serve-by-nginx.ts';
import { expect, signIn, test } from './fixtures.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/web');

test('the host configures the finished build', async ({ browser, pageErrors }) => {
  const host = await serveByNginx({
    directory,
    configuration: { VITE_BRAND: 'Keys & <Locks>', VITE_AVATAR_ORIGIN: 'https://pictures.example' },
  });
  const page = await browser.newPage({ javaScriptEnabled: false });
  const answer = await page.goto(host.url);
  expect(answer!.headers()['content-security-policy']).toContain(
    "img-src 'self' data: https://pictures.example;",
  );
  await expect(page.getByRole('banner').locator('[data-name]')).toHaveAttribute(
    'data-name',
    'Keys & <Locks>',
  );
  await page.close();

  const scripted = await browser.newPage();
  await scripted.goto(`${host.url}/login`);
  await expect(scripted.getByRole('banner')).toContainText('Keys & <Locks>');
  await expect(scripted).toHaveTitle(/Keys & <Locks>/);
  await scripted.close();
  await host.close();
  expect(pageErrors).toEqual([]);
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
