import type { PersonaName } from '#mocks/worlds/personas.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Redirects of the table of routes, and one visit of each guard; guards.test.tsx has all. */
const visits: [PersonaName | undefined, from: string, to: string][] = [
  [undefined, '/nowhere/at/all', '/login'],
  [undefined, '/tos', '/tos'],
  ['customer', '/register', '/dash'],
  ['customer', '/admin/keys', '/dash'],
  ['customer', '/nowhere', '/dash'],
  ['admin', '/admin', '/admin/products'],
  ['admin', '/admin/nothing', '/admin/products'],
];
test('addresses lead where the table of routes says (ROU-5, ROU-6)', async ({ page, context }) => {
  for (const [persona, from, to] of visits) {
    if (persona) await signIn(context, persona);
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    // the terms belong to the deployment
    if (to === '/tos') await expect(page.locator('body'), from).toHaveText('');
    else await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
  }
});

test('the landing page works before the app, which then changes nothing of it (LAN-5)', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    new PerformanceObserver((list) => {
      document.documentElement.dataset.shifts = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.theme)).toBe('dark');

  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  const link = page.getByRole('link', { name: 'GET ACCESS' });
  await link.focus();
  await expect(page.locator('#root')).toHaveAttribute('data-landing', 'live');
  await expect(link).toBeFocused();
  expect(await heading!.evaluate((before) => before.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  expect(await page.evaluate(() => document.documentElement.dataset.shifts)).toBeUndefined();
});

test('a link that is pressed while the app loads, or cannot be loaded, leads on (LAN-5)', async ({
  page,
}) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'GET ACCESS' }).click();
  await expect(page).toHaveURL('/register');
});
