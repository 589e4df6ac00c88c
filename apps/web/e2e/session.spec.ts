import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { endSessionsOf } from '#mocks/server/session.ts';
import { expect, test } from './fixtures.ts';

const ENDED = 'Your session has ended. Sign in again.';

async function enterPassword(page: Page, persona: PersonaName) {
  await page.getByLabel('Username').fill(persona);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await expect(page.getByRole('checkbox', { name: 'Verify you are human' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('both tabs say that the session has ended, and return to their page after sign-in (SES-11, SES-12)', async ({
  enterAs,
}) => {
  const first = await enterAs('admin', '/admin/keys?page=2');
  await first.getByRole('button', { name: /^Edit/ }).first().click();
  await first.getByLabel('Code').fill('TYPED-BEFORE');
  const second = await first.context().newPage();
  await second.goto('/admin/users');
  await expect(second.getByRole('table')).toBeVisible();

  endSessionsOf(personas.admin.id);
  await second.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Invites' }).click();
  await expect(second.getByText(ENDED)).toHaveCount(1);
  await expect(first.getByText(ENDED)).toHaveCount(1);

  await enterPassword(second, 'admin');
  await expect(second.getByRole('link', { name: 'Back to Invites' })).toBeVisible();
  await first.getByRole('link', { name: 'Back to Keys, page 2' }).click();
  await expect(first.getByLabel('Code')).toHaveValue('TYPED-BEFORE');
});
