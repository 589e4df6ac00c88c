import { screen, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { field, fill } from './fields.ts';
import { findPressable, press } from './press.ts';

/** Opens the tab of this name; queries in its panel. */
export async function openTab(name: string) {
  await press(name);
  return within(await screen.findByRole('tabpanel', { name }));
}

/** Opens the menu of the profile, which a phone has in its one menu. */
export const openProfileMenu = () => press(/^(Menu|Profile of .+)$/);

/** On a phone what the header offers is in a menu: opens it there. Once the header is there. */
export async function unfoldHeader(): Promise<void> {
  const trigger = await findPressable(/^(Menu|Profile of .+)$/);
  if (trigger.textContent === 'Menu') await press('Menu');
}

export async function redeem(key: string): Promise<HTMLElement> {
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

/** Picks the plan, agrees to the terms and goes on to the payment page. */
export async function checkOut(): Promise<void> {
  await press(/^30 days/);
  await press('I agree to the Terms of Service');
  await press('Continue');
}

/** Opens the dialog from the profile menu and fills it in. */
export async function fillInNewPassword(current: string, next: string, again = next): Promise<void> {
  await openProfileMenu();
  await press('Change password');
  await fill({ 'Current password': current, 'New password': next, 'New password again': again });
}

/** A key for the first product that nobody has used. */
export function unusedKey() {
  const key = db.keys.all().find(({ status, productId }) => status === 'UNUSED' && productId === 1);
  if (!key) throw new Error('This world has no unused key');
  return key;
}
