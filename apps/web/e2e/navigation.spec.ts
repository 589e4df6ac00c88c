import type { PersonaName } from '#mocks/scenarios/personas.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Address → where it leads (ROU-1 to ROU-6). */
const anonymous = {
  '/': '/',
  '/login': '/login',
  '/register': '/register',
  '/dash': '/login',
  '/admin/keys': '/login',
  '/nowhere/at/all': '/login',
  '/tos': '/tos',
};
const customer = {
  '/': '/dash',
  '/login': '/dash',
  '/register': '/dash',
  '/dash': '/dash',
  '/admin/keys': '/dash',
  '/nowhere': '/dash',
  '/tos': '/tos',
};
const admin = {
  '/': '/dash',
  '/admin': '/admin/products',
  '/admin/nothing': '/admin/products',
  '/admin/hwid': '/admin/hwid',
};

const people: [PersonaName | undefined, Record<string, string>][] = [
  [undefined, anonymous],
  ['customer', customer],
  ['admin', admin],
];

for (const [persona, routes] of people) {
  test(`${persona ?? 'a visitor'} is redirected as the route table demands`, async ({ page, context }) => {
    if (persona) await signIn(context, persona);
    for (const [from, to] of Object.entries(routes)) {
      await page.goto(from);
      await expect(page, from).toHaveURL(to);
      if (to !== '/tos') await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    }
  });
}

test('/tos renders nothing, since the terms belong to the deployment', async ({ page }) => {
  await page.goto('/tos');
  await expect(page).toHaveURL('/tos');
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.locator('body')).toHaveText('');
});

test('the back button skips redirects', async ({ page, context }) => {
  await signIn(context, 'customer');
  await page.goto('/tos');
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/dash');
  await page.goBack();
  await expect(page).toHaveURL('/tos');
  await page.goForward();
  await expect(page).toHaveURL('/dash');
});

test('nothing of a protected screen shows before the session is known', async ({ page }) => {
  const seen: string[] = [];
  await page.exposeFunction('seen', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { seen(text: string): void }).seen;
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) report(heading.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set([await page.getByRole('heading', { level: 1 }).textContent()]));
});
