import type { Locator, Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { override } from '#mocks/outcomes/override.ts';
import { adminPaths } from '#src/session/page-names.ts';
import { expect, openList, test } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('at 200 % of 1280 × 800 three rows of each list are in sight', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin', { viewport: { width: 640, height: 400 } });
  for (const path of adminPaths) {
    await page.goto(path);
    const third = page.getByRole('row').nth(3);
    await expect(third).toBeInViewport();
    const { y, height } = (await third.boundingBox())!;
    expect(y + height, path).toBeLessThanOrEqual(400);
  }
});

test('at 1920 px reasons are not cut, and every toolbar ends where its table does (ADM-5)', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/hwid', { viewport: { width: 1920, height: 1080 } });
  const reasons = page.locator('td > span > span[title]');
  await expect(reasons.first()).toBeVisible();
  const cut = (all: Element[]) =>
    all
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(({ textContent }) => textContent);
  expect(await reasons.evaluateAll(cut)).toEqual([]);
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return x + width;
  };
  const stats = page.getByRole('region', { name: 'Statistics' });
  const width = await page.evaluate(() => document.body.clientWidth); // without the scrollbar's gutter
  expect(await endOf(stats), 'end of the page').toBe(width / 2 + (112 * 16) / 2 - 24);
  await openList(page, '/admin/products');
  const create = page.getByRole('button', { name: 'Create Product' });
  expect(await endOf(create)).toBe((await endOf(page.getByRole('group', { name: 'Products' }))) + 1); // its border
});

test('at 400 % most of a review is the request, and its buttons come after it', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/hwid', { viewport: { width: 320, height: 256 } });
  await page.getByRole('button', { name: /^Review/ }).click();
  const request = page.getByRole('group', { name: /^Request from/ });
  // without the part that the dialog clips, which the bounding box includes
  const seen = () =>
    request.evaluate(
      (part) =>
        new Promise<number>((resolve) =>
          new IntersectionObserver(([entry]) => resolve(entry!.intersectionRect.height)).observe(part),
        ),
    );
  await expect.poll(seen, 'height of the request in sight').toBeGreaterThan(128);
  const approve = page.getByRole('dialog').getByRole('button', { name: 'Approve' });
  await approve.focus();
  await expect(approve).toBeInViewport();
});

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: { sum: number } }).shifts.sum;
    });
}

/** Makes ?success confirm the user's current subscriptions. */
const leaveForCheckout = (username: string) =>
  sessionStorage.setItem(
    'checkout',
    JSON.stringify({
      username,
      held: { premium: false, ends: [] },
      readAt: 0,
      leftAt: Date.now(),
      isBack: false,
    }),
  );

/** Returns dates of subscriptions that overflow their card, or have two lines. */
const brokenDates = (page: Page) =>
  page.locator('main :is(p, span)').evaluateAll((all) =>
    all.flatMap(({ firstChild: text, textContent }) => {
      const date = textContent.search(/(?<=until |ended |on )\S+.*\d{4}/);
      if (!(text instanceof Text) || date < 0) return [];
      const range = document.createRange();
      range.selectNode(text);
      range.setStart(text, date);
      const rects = [...range.getClientRects()]; // one for each line
      const card = text.parentElement!.closest('.rounded-xl')!.getBoundingClientRect();
      return rects.length > 1 || rects.some(({ right }) => right > card.right) ? [textContent] : [];
    }),
  );

for (const [name, options] of [
  ['a wide page', { viewport: desktop, locale: 'es-PE' }],
  ['a phone', { viewport: phone, hasTouch: true, isMobile: true, locale: 'ta' }],
] as const)
  test(`on ${name} nothing visible moves while the dashboard loads (STA-3)`, async ({ enterAs }) => {
    for (const [persona, at, last] of [
      ['customer', '/dash', 'button Continue'],
      ['customer', '/dash?redeem=WELC-OME2', 'button Redeem'],
      ['premium', '/dash', 'button Continue'],
      ['premium', '/dash?success', 'button Download'],
      ['pending', '/dash', 'heading Request Pending'],
    ] as const) {
      const page = await enterAs(persona, 'about:blank', options);
      await page.addInitScript(leaveForCheckout, persona);
      const shifts = await watchShifts(page);
      db.settings.latency = { min: 300, max: 300 };
      await page.goto(at);
      const [role, text] = last.split(/ (.*)/) as ['button' | 'heading', string];
      await expect(page.getByRole(role, { name: text, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Invitation codes/ })).toBeVisible();
      await expect(page.getByText('INACTIVE').first()).toBeVisible();
      expect(await shifts(), `${persona} at ${at}`).toBeLessThan(0.01);
      expect(await brokenDates(page), `${persona} at ${at}`).toEqual([]);
      db.settings.latency = { min: 0, max: 0 };
    }
  });

const covered = (page: Page, controls: string) =>
  page.evaluate((selector) => {
    const toasts = [...document.querySelectorAll('[data-severity]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    if (toasts.length === 0) throw new Error('There is no toast');
    return [...document.querySelectorAll(selector)]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return toasts.some(
          (toast) => left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom,
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  }, controls);

for (const size of [phone, desktop]) {
  test(`a toast covers no button that one goes on to work with, ${size.width} px wide`, async ({
    enterAs,
  }) => {
    const page = await enterAs('admin', '/admin/hwid');
    await page.setViewportSize(size);
    await test.step('HWID requests: rows, pages, and the dialog before them', async () => {
      db.settings.overrides = [override('hwidRequests.approve', 'noMessage')];
      await page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await dialog.getByRole('button', { name: 'Approve' }).click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await expect(toasts.getByText('Error approveing HWID reset request')).toBeVisible();
      expect(await covered(page, ':is([role=dialog], [role=alertdialog]) :is(h2, button)')).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      // on a phone it lies over the rows, which scroll
      const workedWith = size === phone ? 'main input, main nav *' : 'main button, main select';
      expect(await covered(page, workedWith)).toEqual([]);
      await page.getByRole('button', { name: /^Review/ }).click(); // a dialog that opens after it
      await expect(dialog).toBeVisible();
      await expect.poll(() => covered(page, '[role=dialog] :is(h2, button)')).toEqual([]);
    });
    await test.step('the panel of the dashboard', async () => {
      await page.goto('/dash'); // without the toast of before
      await page.getByRole('tab', { name: 'Buy premium' }).click();
      await page.getByRole('tab', { name: 'Redeem key' }).click();
      await page.getByRole('textbox', { name: 'Access key' }).fill('WRONG-KEY');
      await page.getByRole('button', { name: 'Redeem', exact: true }).click();
      await expect(page.locator('[data-severity=error]')).toBeVisible();
      expect(await covered(page, 'main [role=tabpanel] :is(button, input), main [role=tab]')).toEqual([]);
    });
  });
}

test('on paper a list has all its columns, within the page, and nothing to press (LIS-19)', async ({
  enterAs,
}) => {
  const page = await enterAs('admin', '/admin/users?size=25', { viewport: { width: 1047, height: 718 } });
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.emulateMedia({ media: 'print' });
  // otherwise the heading stands alone on a portrait page
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'))).toBe('list');
  const ends = await page
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads.filter((head) => head.checkVisibility()).map((head) => head.getBoundingClientRect().right),
    );
  expect(ends, 'all but the actions').toHaveLength(11);
  expect(ends.at(-1)).toBeLessThanOrEqual(1047);
  for (const name of ['+ Filter', 'Columns, export', 'Next page', 'Upload client'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: /^Edit user/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('table')).toBeHidden();
});
