import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { fill } from './fields.ts';
import { press } from './press.ts';

/** Waits until the bot-check has passed by itself: a form without its token is not sent. */
export async function passBotCheck(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Verify you are human' })).toBeChecked());
}

/** Fills the form, waits for the bot-check and sends. */
export async function sendForm(values: Record<string, string>, button: string): Promise<void> {
  await fill(values);
  await passBotCheck();
  await press(button);
}

/** For `beforeEach`: the script of the bot-check is not in the page yet and cannot be loaded. */
export function withoutBotCheck(): void {
  delete window.turnstile;
  db.settings.botCheck = 'does not load';
}
