import { expect } from '@playwright/test';
import { breakFeature, features } from '../../../tools/surroundings.ts';
import { signIn, test } from './fixtures.ts';

test.use({ actionTimeout: 30_000 }); // a bound by which a red test ends soon

/** Features that Headless UI calls wherever they exist; no browser has ones that throw. */
const neverThrowing: string[] = [
  features['media queries'],
  features['intersection observers'],
  features['platform name'],
];

for (const [name, path] of Object.entries(features))
  for (const how of neverThrowing.includes(path) ? (['absent'] as const) : (['absent', 'throws'] as const))
    test(`without ${name} (${how}), console and dashboard are shown`, async ({ page, context }) => {
      await signIn(context, 'admin');
      await page.addInitScript(`(${breakFeature})('${path}', '${how}')`);
      await page.goto('/admin/hwid');
      await page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Columns, export' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL('/dash');
      await page.getByRole('tab', { name: 'Reset HWID' }).click();
      await page.getByRole('button', { name: /^(Menu|Profile of .+)$/ }).waitFor();
      await expect(page.getByText('This page could not be shown')).toHaveCount(0);
    });
