import { expect, test } from './fixtures.ts';

test('on the touch screen of a PC a tap outside a dialog closes it and follows no link below (FRM-4)', async ({
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

test('on the touch screen of a PC a tap closes an open list before it asks about the form', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/users', { hasTouch: true });
  const dialog = page.getByRole('dialog');
  const tapOutside = () => page.touchscreen.tap(8, 8);

  await page.getByRole('button', { name: 'Add subscription' }).first().tap();
  const option = dialog.getByRole('option').last();
  await dialog.getByLabel('Product').tap();
  await expect(option).toBeVisible();
  await tapOutside();
  await expect(option).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByLabel('Product').tap();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Product').tap();
  await option.tap();
  await expect(option).toBeHidden();

  await tapOutside();
  const keep = dialog.getByRole('button', { name: 'Keep editing' });
  await expect(keep).toBeFocused();
  await keep.tap();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await tapOutside();
  await dialog.getByRole('button', { name: 'Discard' }).tap();
  await expect(dialog).toBeHidden();
});

test('what a finger presses in a list is 44 px high, dates included (LIS-12)', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys', { hasTouch: true });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('tbody time').first()).toBeInViewport();
    const low = await page.locator('tbody button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).pointerEvents !== 'none') // a card's date is text until it is open
        .map((button) => `${button.textContent} ${button.getBoundingClientRect().height}`)
        .filter((text) => Number(text.split(' ').at(-1)) < 44),
    );
    expect(low, `${width} px`).toEqual([]);
  }
});
