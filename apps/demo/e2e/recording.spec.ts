import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { linkTo } from '#mocks/control/state-link.ts';
import { serveApp } from '../../../tools/serve-app.ts';
import { test } from '../../web/e2e/app-host.ts';

const root = path.resolve(import.meta.dirname, '../../..');

async function inPanel(page: Page, part: string, act: () => Promise<void>) {
  await page.keyboard.press('Control+.');
  await page.getByRole('tab', { name: part, exact: true }).click();
  await act();
  await page.getByRole('button', { name: 'Close the demo controls' }).click();
}

test('a session becomes a story, to the letter (REC-1, REC-2)', async ({ page }) => {
  const host = await serveApp({ directory: path.join(root, 'dist/demo'), backend: 'none' });
  await page.goto(linkTo(`${host.url}/admin/keys?size=25`, { persona: 'admin', world: 'typical' }));
  const edit = page.getByRole('button', { name: 'Edit key W33A-EXD9-5X7S-QP4V' });
  await expect(edit).toBeVisible();
  await inPanel(page, 'Record', async () => {
    await page.getByLabel('Name of the story').fill('Recorded once more');
    await page.getByRole('button', { name: 'Record from here' }).click();
  });
  await expect(page.getByText('● recording')).toBeVisible(); // the page is reloaded
  await expect(edit).toBeVisible();

  await inPanel(page, 'Calls', async () => {
    await page.getByRole('button', { name: 'keys.update' }).click();
    await page.getByLabel('Apply to').selectOption('the next call');
    await page.getByRole('button', { name: /duplicateCode / }).click();
  });
  await edit.click();
  await page.getByLabel('Code', { exact: true }).fill('HANDED-OUT');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Code already exists')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('HANDED-OUT-2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Key updated successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden(); // over a dialog the palette stays closed
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands' }).fill('users');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page.locator('#row-140')).toBeVisible();
  await page.getByRole('searchbox').fill('expiring');
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await inPanel(page, 'World', () => page.getByRole('button', { name: 'End the session now' }).click());
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill('password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.keyboard.press('Control+.');
  await page.getByRole('tab', { name: 'Record' }).click();
  await expect(page.getByLabel('Name of the story')).toHaveValue('Recorded once more');
  await page.getByRole('button', { name: 'Stop' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save / }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect((await saved).suggestedFilename()).toBe('recorded-once-more.stories.tsx');
  const file = path.join(root, 'stories/flows/edits-a-key-at-the-second-try.stories.tsx');
  const known = readFileSync(file, 'utf8').replace('Edits a key at the second try', 'Recorded once more');
  expect(text).toBe(known);
  await host.close();
});
