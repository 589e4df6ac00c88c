import type { Locator, Page } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { expect, test } from './fixtures.ts';

const focused = (page: Page) => page.locator(':focus');

/** Expects a focused element, once the page has settled (ACC-2). */
const expectFocus = (page: Page, step: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus after: ${step}`)
    .not.toBe('BODY');

/** Presses a key; the focus is not lost by it. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await expectFocus(page, key);
}

/** Presses a key until this has the focus: Tab, or Shift and Tab where it stands before, or another one. */
async function reach(page: Page, target: Locator, key?: string) {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < 60; pressed++) {
    const where = await target.evaluate((element) => {
      const focused = document.activeElement!;
      if (focused === element) return 'here';
      const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore && focused !== document.body ? 'before' : 'after';
    });
    if (where === 'here') return;
    await press(page, key ?? (where === 'before' ? 'Shift+Tab' : 'Tab'));
  }
  await expect(target).toBeFocused();
}

/** Selects a tab by arrow keys, from the tab of its list that is selected. */
async function openTab(page: Page, name: string) {
  const tab = page.getByRole('tab', { name, exact: true });
  const list = page.getByRole('tablist').filter({ has: tab });
  await reach(page, list.getByRole('tab', { selected: true }));
  await reach(page, tab, 'ArrowRight');
}

async function pressInDialog(page: Page, name: string) {
  await reach(page, page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name }));
  await press(page, 'Enter');
}

async function visitAsCustomer({ page }: { page: Page }) {
  await page.goto('/login');
  await test.step('sign in: the new heading has the focus', async () => {
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type('customer');
    await press(page, 'Tab');
    await page.keyboard.type(PERSONA_PASSWORD);
    await expect(page.getByText('Passed')).toBeVisible();
    await press(page, 'Enter');
    await expect(page).toHaveURL('/dash');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('redeem: refused, then accepted', async () => {
    await openTab(page, 'Buy premium');
    await openTab(page, 'Redeem key');
    await reach(page, page.getByRole('textbox', { name: 'Access key' }));
    await page.keyboard.type('WRONG-KEY');
    await press(page, 'Enter');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Invalid');
    await reach(page, page.getByRole('textbox', { name: 'Access key' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(db.keys.where('status', 'UNUSED').at(-1)!.code);
    await press(page, 'Enter');
    await expect(page.getByText('ACTIVE', { exact: true })).toBeVisible();
    await expectFocus(page, 'redeem');
  });
  await test.step('reset', async () => {
    await openTab(page, 'Reset HWID');
    await reach(page, page.getByLabel('Reason'));
    await page.keyboard.type('New mainboard');
    await reach(page, page.getByRole('button', { name: 'Submit request' }));
    await press(page, 'Enter');
    await expect(page.getByText('Request Pending')).toBeVisible();
    await expectFocus(page, 'the request is sent');
  });
  await test.step('sign out', async () => {
    await reach(page, page.getByRole('button', { name: 'Profile of customer' }));
    await press(page, 'Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await press(page, 'End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(db.sessions.where('userId', personas.customer.id)).toEqual([]);
  });
}

async function visitAsAdmin({ enterAs }: { enterAs: (persona: PersonaName, at: string) => Promise<Page> }) {
  const page = await enterAs('admin', '/admin/keys');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByRole('table')).toBeVisible();
  await test.step('the first Tab stop leads past the header', async () => {
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to the list' })).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/admin/keys');
  });
  await test.step('generate', async () => {
    await reach(page, page.getByRole('button', { name: 'Generate keys' }));
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Generate keys' });
    await reach(page, dialog.getByRole('combobox', { name: 'Product' }));
    await press(page, 'c');
    await reach(page, dialog.getByRole('button', { name: 'Generate' }));
    await press(page, 'Enter');
    await expect(page.getByText('Keys generated and copied to clipboard')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy as link' })).toBeFocused();
    await press(page, 'Escape');
    await expect(page.getByRole('button', { name: 'Generate keys' })).toBeFocused();
  });
  const key = db.keys.all().at(-1)!;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key.code);
  await test.step('find, by the palette', async () => {
    await press(page, 'Control+k');
    await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused();
    await page.keyboard.type(key.code);
    await press(page, 'Enter');
    await expect(page.getByText('1 key found')).toBeVisible();
    await expectFocus(page, 'find');
  });
  await test.step('edit', async () => {
    await reach(page, page.getByRole('table').locator('tbody [tabindex="0"]'));
    await reach(page, page.getByRole('row').nth(1).getByRole('button', { name: /^Edit/ }), 'ArrowRight');
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await reach(page, dialog.getByLabel('Duration (Hours)'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('48');
    await press(page, 'Enter');
    await expect(page.getByText('Key updated successfully')).toBeVisible();
    await expect(focused(page)).toHaveAccessibleName(/^Edit/);
  });
  await test.step('delete: the focus is on the number of rows', async () => {
    await reach(
      page,
      page
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: /^Delete/ }),
      'ArrowRight',
    );
    await press(page, 'Enter');
    await pressInDialog(page, 'Delete Key');
    await expect(page.getByText('Key deleted successfully')).toBeVisible();
    await expect(focused(page)).toHaveText('0 keys found');
    await expect.poll(() => db.keys.find(key.id)).toBeUndefined();
  });
  await test.step('clear the search: its button goes, and the number of rows has the focus', async () => {
    await reach(page, page.getByRole('button', { name: 'Clear the search' }));
    await press(page, 'Enter');
    await expect(focused(page)).toHaveText(/^\d+ keys$/);
  });
  await test.step('to the last page', async () => {
    const last = page.getByRole('button', { name: 'Last page' });
    await reach(page, last);
    await press(page, 'Enter');
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toBeFocused();
  });
}

test.describe('on a translated page', () => {
  test.use({ isTranslated: true });
  test(
    'a customer signs in, redeems a key, asks for an HWID reset and signs out by keyboard alone',
    visitAsCustomer,
  );
  test(
    'an administrator generates, finds, edits and deletes a key by keyboard alone (ACC-1, ADM-5)',
    visitAsAdmin,
  );
});

test('a row with the focus is covered by neither the header nor the pages', async ({ enterAs }) => {
  const page = await enterAs('admin', '/admin/keys', { viewport: { width: 1280, height: 480 } });
  await reach(page, page.getByRole('table').locator('tbody [tabindex="0"]'));
  for (const key of [...Array.from({ length: 9 }, () => 'ArrowDown'), 'Control+Home']) {
    await press(page, key);
    const isSeen = () =>
      focused(page).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen, key).toBe(true);
  }
});
