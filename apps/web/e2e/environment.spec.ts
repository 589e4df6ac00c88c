import { expect } from '@playwright/test';
import { sample } from '../../../tools/sample.ts';
import { breakFeature, features } from '../../../tools/environment.ts';
import { signIn, test } from './fixtures.ts';

test.use({ actionTimeout: 30_000 }); // a bound by which a red test ends soon

/** Features that Headless UI calls wherever they exist; no browser has ones that throw. */
const neverThrowing: string[] = [
  features['media queries'],
  features['intersection observers'],
  features['platform name'],
];

/** Number of features tested together, mixed by the commit: a broken one is red among others too. */
const SIZE = 13;

for (const how of ['absent', 'throws'] as const) {
  const all = Object.entries(features).filter(
    ([, path]) => how === 'absent' || !neverThrowing.includes(path),
  );
  const mixed = sample(all, all.length);
  for (let at = 0; at < mixed.length; at += SIZE) {
    const group = mixed.slice(at, at + SIZE);
    test(`without ${group.map(([name]) => name).join(', ')} (${how}), console and dashboard are shown`, async ({
      page,
      context,
    }) => {
      await signIn(context, 'admin');
      for (const [, path] of group) await page.addInitScript(`(${breakFeature})('${path}', '${how}')`);
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
  }
}
