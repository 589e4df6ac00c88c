import path from 'node:path';
import { expect } from '@playwright/test';
import { linkTo } from '#mocks/control/state-link.ts';
import { serveApp } from '../../../tools/serve-app.ts';
import { test } from '../../web/e2e/app-host.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/demo');

test('a state link opens its page in its state; a damaged one says so (MOC-4)', async ({ page }) => {
  const host = await serveApp({ directory, backend: 'none' });
  const link = linkTo(`${host.url}/admin/keys?size=25`, {
    persona: 'admin',
    world: 'many',
    activeOutcomes: { 'keys.list': 'noRows' },
  });
  await page.goto(link);
  await expect(page.getByText('No keys yet')).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/admin/keys?size=25`);
  await expect(page.getByRole('button', { name: /^Demo .*admin · world many/ })).toBeVisible();

  await page.goto(link.slice(0, -7));
  await expect(page.getByRole('alert')).toContainText('This state link cannot be opened');
  await host.close();
});
