import { expect, screen, waitFor, within } from 'storybook/test';
import { type BotCheckApi, installBotCheck } from '#mocks/third-parties/bot-check-widget.ts';
import { db } from '#mocks/db/index.ts';
import { config } from '#src/app/config.ts';
import type { Turnstile } from '#src/screens/auth/turnstile.ts';
import { field, fill } from './fields.ts';
import { press } from './press.ts';

/** Waits until the bot-check has passed; the form is not sent without its token. */
export async function passBotCheck(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Verify you are human' })).toBeChecked());
}

/** Fills the form, waits for the bot-check and sends. */
export async function sendForm(values: Record<string, string>, button: string): Promise<void> {
  await fill(values);
  await passBotCheck();
  await press(button);
}

/** Expects a form after a refusal: enabled, with its values, a fresh bot-check, and the focus on this field. */
export async function expectFormReady(values: Record<string, string>, focused: string): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = await field(label);
    await waitFor(() => expect(input).toBeEnabled());
    await expect(input).toHaveValue(value);
  }
  const next = await field(focused);
  await waitFor(() => expect(next).toHaveFocus());
  await passBotCheck();
}

/** Removes the bot-check's script and lets it fail to load. For `beforeEach`. */
export function withoutBotCheck(): void {
  delete window.turnstile;
  db.settings.botCheck = 'does not load';
}

/** Test keys of the provider: one waits for the user, one always fails. */
const siteKeys = { waits: '3x00000000000000000000FF', fails: '2x00000000000000000000AB' };

/** Makes every widget end in this state, even after a change of theme. For `beforeEach`; returns a function that undoes it. */
export function withBotCheckThat(ends: 'waits' | 'fails' | 'expires') {
  const { turnstile } = window;
  const { turnstileSiteKey } = config;
  if (ends === 'expires') window.turnstile = expiring();
  else config.turnstileSiteKey = siteKeys[ends];
  return () => {
    config.turnstileSiteKey = turnstileSiteKey;
    if (turnstile) window.turnstile = turnstile;
    else delete window.turnstile;
  };
}

/** Returns the stub's API with widgets that pass and expire a moment later. */
function expiring(): Turnstile {
  installBotCheck(window as Window & { turnstile?: BotCheckApi }, 'mock-pass-');
  const api = window.turnstile!;
  return {
    ...api,
    render(container, options) {
      const id = api.render(container, options);
      setTimeout(() => within(container).getByRole('button', { name: 'Expire' }).click());
      return id;
    },
  };
}
