import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';

const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });

/** For a story that differs from another only in the words: no pictures, one width. */
export const brief = { visual: false, screen: false };

/** Puts a value into each named field, behind what is there. */
export async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.click(await field(name));
    await userEvent.paste(value);
  }
}

export const customer = { Username: 'customer', Password: 'password' };
export const newcomer = { Username: 'newcomer', Password: 'correct horse', 'Confirm password': 'correct horse' };

/** Waits until the bot-check has passed by itself: a form without a token is not sent. */
export async function passBotCheck() {
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Verify you are human' })).toBeChecked());
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Fills the form, waits for the bot-check and sends. */
export async function send(values: Record<string, string>, button: string) {
  await fill(values);
  await passBotCheck();
  await press(button);
}

/** One toast says exactly this. */
export async function expectToast(text: string) {
  const region = await screen.findByRole('region', { name: 'Notifications' });
  await expect(await within(region).findByText(text)).toBeVisible();
}

/** The message belongs to the field, for eyes and for screen readers. */
export async function expectFieldError(name: string, text: string) {
  await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(text)));
  await expect(await field(name)).toBeInvalid();
  await expect(screen.getByText(text)).toBeVisible();
}

/** After a refusal: enabled again, typed values in place, a fresh bot-check, the focus where one goes on. */
export async function expectReadyAgain(values: Record<string, string>, focused = 'Password') {
  for (const [name, value] of Object.entries(values)) {
    await waitFor(async () => expect(await field(name)).toBeEnabled());
    await expect(await field(name)).toHaveValue(value);
  }
  await waitFor(async () => expect(await field(focused)).toHaveFocus());
  await passBotCheck();
}

/** For `beforeEach`: the script of the bot-check is not in the page yet, and cannot be had. */
export function withoutBotCheck() {
  delete window.turnstile;
  db.settings.botCheck = 'does not load';
}
