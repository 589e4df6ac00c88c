import { expect, test } from './fixtures.ts';

test('on the touch screen of a PC a tap outside a dialog closes it and follows no link below', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/products', { hasTouch: true });
  const dialog = page.getByRole('dialog');
  const logo = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
  const tapOnLogo = () => page.touchscreen.tap(logo.x + logo.width / 2, logo.y + logo.height / 2);

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .tap();
  await expect(dialog).toBeVisible();
  await tapOnLogo();
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search commands' });
  await expect(palette).toBeFocused();
  await tapOnLogo();
  await expect(palette).toBeHidden();

  await expect(page).toHaveURL(/\/admin\/products$/);
  await tapOnLogo();
  await expect(page).toHaveURL(/\/dash$/);
});
