import { expect, test } from './fixtures.ts';

test('every address of the app has the headers, those of the backend have none of them', async ({
  request,
}) => {
  for (const address of ['/', '/login', '/admin/keys?page=2', '/favicon.svg']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self' (https:\/\/challenges\.cloudflare\.com )?'sha256-/,
      ),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache, no-transform',
    });
  }
  expect((await request.get('/api/me')).headers()).not.toHaveProperty('content-security-policy');
});

test('injected markup has no effect (HOS-2)', async ({ page, pageErrors }) => {
  await page.goto('/login');
  await expect(page.getByText('Passed')).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "injected"');
    const style = document.createElement('style');
    style.append('h1 { display: none }');
    document.body.append(script, style);
  });
  const markup = page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>injected</p>'));
  await expect(markup).rejects.toThrow('TrustedHTML');

  const directives = () => pageErrors.map((error) => error.split(' ')[0]).toSorted();
  await expect
    .poll(directives)
    .toEqual(['require-trusted-types-for', 'require-trusted-types-for', 'style-src-elem']);
  await expect(page).not.toHaveTitle('injected');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  pageErrors.length = 0;
});
