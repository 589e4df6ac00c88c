import { screen, userEvent, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { screenAt } from './about.ts';
import { field, fill } from './fields.ts';
import { press } from './press.ts';

/** Creates the meta of the dashboard's stories: the signed-in user, and the description on the docs page. */
export const dashboardMeta = (persona: 'customer' | 'premium', description: string, route = '/dash') => ({
  globals: { persona, world: 'typical' as const },
  parameters: screenAt(route, description),
});

/** Opens the tab of this name and returns queries in its panel. */
export async function openTab(name: string) {
  await userEvent.click(await screen.findByRole('tab', { name })); // a button may have the same name
  return within(await screen.findByRole('tabpanel', { name }));
}

/** Opens the profile menu, on a phone the sheet of the header's only menu. */
export async function openProfileMenu() {
  const trigger = await press(/^(Menu|Profile of .+)$/);
  if (trigger.ariaLabel === 'Menu') await press('Profile');
}

export async function redeem(key: string): Promise<HTMLElement> {
  await openTab('Buy premium');
  await openTab('Redeem key');
  await fill({ 'Access key': key });
  await press('Redeem');
  return field('Access key');
}

export async function requestReset(reason: string): Promise<void> {
  await openTab('Reset HWID');
  await fill({ Reason: reason });
  await press('Submit request');
}

/** Opens the dialog from the profile menu and fills it in. */
export async function fillInNewPassword(current: string, next: string): Promise<void> {
  await openProfileMenu();
  await press('Change password');
  await fill({ 'Current password': current, 'New password': next, 'New password again': next });
}

/** Returns an unused key for the first product. */
export function unusedKey() {
  const key = db.keys.all().find(({ status, productId }) => status === 'UNUSED' && productId === 1);
  if (!key) throw new Error('This world has no unused key');
  return key;
}
