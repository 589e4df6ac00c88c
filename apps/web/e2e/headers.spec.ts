import { expect, test } from './fixtures.ts';

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
