import { expect, test } from './fixtures.ts';

test('a release while the app is open: the next screen comes from it, after one reload (HOS-3)', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/products');
  await expect(page.getByRole('table')).toBeVisible();
  // what was loaded by its address before the release
  let documents = 0;
  let isReleased = true;
  await page.route(/\/assets\/UsersScreen-.*\.js$/, (route) =>
    isReleased ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(/assets\/index-/, 'assets/index-of-the-release-'),
    });
  });
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    isReleased = false;
  });
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  expect(documents).toBe(1);
});
