import { type Page, expect as unbounded } from '@playwright/test';
import { db } from '#mocks/db/index.ts';
import { breakFeature, features, translatePage } from '../../../tools/surroundings.ts';
import { signIn, test } from './fixtures.ts';

// bounds by which a red test ends soon
const expect = unbounded.configure({ timeout: 30_000 });
test.describe.configure({ retries: 0 });
test.use({ actionTimeout: 30_000 });

const crashed = (page: Page) => page.getByText('This page could not be shown');
const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();

/** The console with a dialog, and the dashboard of somebody who waits for a review. */
async function visit(page: Page) {
  await page.goto('/admin/hwid');
  await page
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.goto('/dash');
  await page.getByRole('tab', { name: 'Reset HWID' }).click();
  await page.getByRole('button', { name: /^(Menu|Profile of .+)$/ }).waitFor();
  await expect(crashed(page)).toHaveCount(0);
}

/** Fails as soon as the page says that it could not be shown. */
async function crash(page: Page) {
  await crashed(page).waitFor({ timeout: 0 });
  throw new Error(`${page.url()} could not be shown`);
}

/** Features that Headless UI calls wherever they exist; no browser has ones that throw. */
const neverThrowing: string[] = [features['media queries'], features['intersection observers']];

for (const [name, path] of Object.entries(features))
  test(`without ${name} console and dashboard are shown`, async ({ context }) => {
    await signIn(context, 'admin');
    const hows = (['absent', 'throws'] as const).filter(
      (how) => how === 'absent' || !neverThrowing.includes(path),
    );
    await Promise.all(
      hows.map((how) =>
        test.step(how, async () => {
          const page = await context.newPage();
          await page.addInitScript(`(${breakFeature})('${path}', '${how}')`);
          await Promise.race([visit(page), crash(page)]);
        }),
      ),
    );
  });

test.describe('on a translated page', () => {
  const problems: string[] = [];
  test.beforeEach(async ({ context }) => {
    problems.length = 0;
    await context.exposeFunction('reportStale', (problem: string) => void problems.push(problem));
    await context.addInitScript(`(${translatePage})(reportStale)`);
  });
  test.afterEach(() => expect(problems).toEqual([]));

  test('a customer signs in, redeems a key, downloads and asks for a reset', async ({ page }) => {
    const key = db.keys.all().find(({ status }) => status === 'UNUSED')!;
    await page.goto('/login');
    await page.getByLabel('Username').fill('customer');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await expect(page.getByText('Passed')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('tab', { name: 'Redeem key' }).click();
    await page.getByLabel('Access key').fill('NO-SUCH-KEY');
    await page.getByRole('button', { name: 'Redeem' }).click();
    await toast(page, 'Invalid access key');
    await page.getByLabel('Access key').fill(key.code);
    await page.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is active until' })).toBeVisible();
    await page.getByRole('button', { name: 'Download client' }).first().click();
    await expect(page.getByText('Open it on your PC').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Reset HWID' }).click();
    await page.getByLabel('Reason').fill('A new PC');
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText('Request Pending')).toBeVisible();
  });

  test('an administrator searches, edits, selects and deletes', async ({ page, context }) => {
    await signIn(context, 'admin');
    await page.goto('/admin/keys');
    const count = page.locator('#list-count');
    await expect(count).toHaveText('400 keys');
    await page.getByRole('searchbox').fill('1');
    await expect(count).toHaveText(/found$/);
    await page.getByRole('searchbox').fill('');
    await expect(count).toHaveText('400 keys');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Key updated successfully');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Key' }).click();
    await toast(page, 'Key deleted successfully');
    await expect(count).toHaveText('399 keys');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('11–20 of 399')).toBeVisible();
  });
});
