import type { HeaderRule } from '#apps/web/build/hosting/headers.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { pageNames } from '#src/session/page-names.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { serveByNginx } from '../../../tools/serve-by-nginx.ts';
import { test as base } from './app-host.ts';
import { expect } from './fixtures.ts';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browser: _ }, give) => {
      resetDb();
      const { url, close } = await serveByNginx({
        VITE_BRAND: 'Keys & <Locks>',
        // the mock plays other parties as well, as in hosting/compose.yaml
        VITE_TURNSTILE_SCRIPT: '/mock/turnstile/api.js',
        VITE_AVATAR_ORIGIN: '/mock',
      });
      await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(200);
      await give(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

const pages = ['/', '/login', '/register', '/tos', ...Object.keys(pageNames)];

test('each page has the headers that the build wrote', async ({ request, origin }) => {
  const [rule] = (await (await request.get(`${origin}/headers.json`)).json()) as HeaderRule[];
  for (const path of pages) {
    const headers = new Headers((await request.get(`${origin + path}?page=2`)).headers());
    for (const [name, value] of Object.entries(rule!.headers))
      expect(headers.get(name), `${name} of ${path}`).toBe(value);
  }
  const api = await request.get(`${origin}/api/me`);
  expect(api.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect((await request.get(`${origin}/assets/gone-1234.js`)).status()).toBe(404);
});

test('an administrator signs in and finds a list by its address', async ({ page, origin }) => {
  await page.goto(`${origin}/admin/keys?search=A`);
  await expect(page).toHaveTitle(/Keys & <Locks>/);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await expect(page.getByText('Passed')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto(`${origin}/admin/keys?search=A`);
  await expect(page.getByRole('table')).toBeVisible();
});
