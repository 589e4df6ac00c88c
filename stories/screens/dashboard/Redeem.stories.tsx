import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts, openRedeem, openTab, redeem, unusedKey } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Redeem key',
  component: DashboardScreen,
  parameters: { persona: 'customer', route: '/dash', screen: true },
  beforeEach: forgetDrafts,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { field, button } = await openRedeem(canvas, userEvent);
    await expect(button).toBeDisabled();
    await userEvent.type(field, '   ');
    await expect(button).toBeDisabled();
  },
});

export const GivesPremium = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const key = unusedKey();
    await canvas.findAllByText('INACTIVE');
    await step('redeem, with blanks around the key', async () => {
      const field = await redeem(canvas, userEvent, `  ${key.code} `);
      await expect(await screen.findByText(/^Key redeemed: .+ of CS2 added$/)).toBeVisible();
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(db.keys.find(key.id)!.status).toBe('USED');
    });
    await step('the list is loaded anew, and it is celebrated', async () => {
      await expect(canvas.getByText('ACTIVE')).toBeVisible();
      await expect(await screen.findByTestId('confetti')).toBeInTheDocument();
    });
    await step('the client is there at once', async () => {
      const tab = await openTab(canvas, userEvent, 'Download client');
      await expect(await tab.findByText('1.2.3')).toBeVisible();
    });
  },
});

export const Redeeming = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    await redeem(canvas, userEvent, 'SOME-KEY');
    await expect(await canvas.findByRole('button', { name: 'Redeeming...' })).toBeDisabled();
  },
});

export const WaitsBeforeTheCall = meta.story({
  parameters: { timings: { delays: { redeem: 60_000 } }, visual: false, screen: false },
  play: async ({ canvas, userEvent, step }) => {
    const key = unusedKey();
    await redeem(canvas, userEvent, key.code);
    await expect(await canvas.findByRole('button', { name: 'Redeeming...' })).toBeDisabled();
    await step('a look at another tab does not stop it', async () => {
      await openTab(canvas, userEvent, 'Stripe');
      const tab = await openTab(canvas, userEvent, 'Redeem key');
      await expect(tab.getByRole('button', { name: 'Redeeming...' })).toBeDisabled();
      await expect(tab.getByRole('textbox')).toHaveValue(key.code);
    });
    await expect(db.keys.find(key.id)!.status).toBe('UNUSED');
  },
});

/** The toast is there and the typed key is kept. */
const refuses = (says: string): typeof Redeeming.input.play => async ({ canvas, userEvent }) => {
  const field = await redeem(canvas, userEvent, 'ABCD-1234');
  await expect(await screen.findByText(says)).toBeVisible();
  await expect(field).toHaveValue('ABCD-1234');
  await expect(canvas.getByRole('button', { name: 'Redeem' })).toBeEnabled();
  await expect(screen.queryByTestId('confetti')).toBeNull();
};

export const FailedToRedeemKey = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'noMessage' } },
  play: refuses('Failed to redeem key. Please try again'),
});
export const FailedOnTheWay = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'networkError' }, visual: false, screen: false, allowConsole: true },
  play: refuses('Failed to redeem key. Please try again'),
});
export const UnknownKey = meta.story({ parameters: { visual: false, screen: false }, play: refuses('Invalid activation key') });
export const UsedKey = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'usedKey' }, visual: false, screen: false },
  play: refuses('This activation key has already been used'),
});
export const MessageWithPeriod = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'messageWithPeriod' }, visual: false, screen: false },
  play: refuses('Down for maintenance until 14:00 UTC'),
});
export const TooManyRequests = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'tooManyRequests' }, visual: false, screen: false },
  play: refuses('Too many requests, try again in a minute'),
});

const succeeds = (says: string): typeof Redeeming.input.play => async ({ canvas, userEvent }) => {
  const field = await redeem(canvas, userEvent, 'ABCD-1234');
  await expect(await screen.findByText(says)).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
};

export const SuccessWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'successWithMessage' }, visual: false, screen: false },
  play: succeeds('30 days of CS2 added. Enjoy!'),
});
export const KeyRedeemedSuccessfully = meta.story({
  parameters: { outcomes: { 'subscriptions.redeem': 'successWithoutMessage' }, visual: false, screen: false },
  play: succeeds('Key redeemed successfully'),
});

export const KeyFromTheAddress = meta.story({
  parameters: { route: '/dash?redeem=WXYZ-5678', visual: false, screen: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Access key' })).toHaveValue('WXYZ-5678');
    await expect(canvas.getByRole('button', { name: 'Redeem' })).toBeEnabled();
  },
});
