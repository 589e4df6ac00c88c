import { type screen, spyOn, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { drafts } from '#src/lib/drafts.ts';
import { departure } from '#src/lib/navigate-away.ts';

type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole'>;
interface User {
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
}

/** Nothing typed is left over from the story before. */
export const forgetDrafts = () => drafts.clear();

/** Catches where the browser would go; a real departure would end the story. Call in `beforeEach` and return its undo. */
export function catchDepartures() {
  const caught = spyOn(departure, 'to').mockImplementation(() => {});
  return () => caught.mockRestore();
}

/** Catches what would be saved: the file names go into `names`. Call in `beforeEach` and return its undo. */
export function catchDownloads(names: string[]) {
  const caught = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return () => caught.mockRestore();
}

export async function openTab(canvas: Canvas, user: User, name: string) {
  await user.click(await canvas.findByRole('tab', { name }));
  return within(await canvas.findByRole('tabpanel', { name }));
}

export async function openRedeem(canvas: Canvas, user: User) {
  await openTab(canvas, user, 'Redeem key');
  return { field: canvas.getByRole('textbox', { name: 'Access key' }), button: canvas.getByRole('button', { name: 'Redeem' }) };
}

export async function redeem(canvas: Canvas, user: User, key: string) {
  const { field, button } = await openRedeem(canvas, user);
  await user.type(field, key);
  await user.click(button);
  return field;
}

export async function requestReset(canvas: Canvas, user: User, reason: string) {
  await openTab(canvas, user, 'Reset HWID');
  await user.type(await canvas.findByRole('textbox', { name: 'Reason' }), reason);
  await user.click(canvas.getByRole('button', { name: 'Submit request' }));
}

/** Ticks what the checkout asks for and continues. */
export async function checkOut(canvas: Canvas, user: User) {
  await user.click(await canvas.findByRole('radio', { name: '30 days €2.49' }));
  await user.click(canvas.getByRole('checkbox', { name: /Terms of Service/ }));
  await user.click(canvas.getByRole('button', { name: 'Continue' }));
}

/** A key of the world that nobody has used, for the first product. */
export function unusedKey() {
  const key = db.keys.all().find(({ status, productId }) => status === 'UNUSED' && productId === 1);
  if (!key) throw new Error('This world has no unused key');
  return key;
}
