import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts, openTab, requestReset } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Reset HWID',
  component: DashboardScreen,
  parameters: { persona: 'premium', route: '/dash', screen: true },
  beforeEach: forgetDrafts,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Reset HWID');
    const reason = await tab.findByRole('textbox', { name: 'Reason' });
    await expect(tab.getByRole('button', { name: 'Submit request' })).toBeDisabled();
    await userEvent.type(reason, '  ');
    await expect(tab.getByRole('button', { name: 'Submit request' })).toBeDisabled();
  },
});

export const LongReasonShowsFourRows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Reset HWID');
    const reason = await tab.findByRole('textbox', { name: 'Reason' });
    await userEvent.click(reason);
    await userEvent.paste('New mainboard.\n'.repeat(12));
    const { lineHeight, paddingBlock } = getComputedStyle(reason);
    const rows = (reason.clientHeight - 2 * parseFloat(paddingBlock)) / parseFloat(lineHeight);
    await expect(Math.round(rows)).toBe(4);
    await expect(reason.scrollHeight).toBeGreaterThan(reason.clientHeight);
  },
});

export const Submits = meta.story({
  play: async ({ canvas, userEvent }) => {
    await requestReset(canvas, userEvent, '  New mainboard ');
    await expect(await screen.findByText('HWID reset request submitted')).toBeVisible();
    await expect(await canvas.findByText('Request Pending')).toBeVisible();
    await expect(canvas.getByText('Your HWID reset request is currently under review')).toBeVisible();
    const [request] = db.hwidRequests.where('userId', personas.premium.id).filter(({ status }) => status === 'PENDING');
    await expect(request?.reason).toBe('New mainboard');
  },
});

export const Processing = meta.story({
  parameters: { outcomes: { 'hwid.requestReset': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    await requestReset(canvas, userEvent, 'New mainboard');
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
});

export const RequestPending = meta.story({
  parameters: { persona: 'pending' },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Reset HWID');
    await expect(await tab.findByRole('heading', { name: 'Request Pending' })).toBeVisible();
    await expect(tab.getByText('Your HWID reset request is currently under review')).toBeVisible();
    await expect(tab.queryByRole('textbox')).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'client.status': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Reset HWID');
    await expect(await tab.findByText('Loading your request')).toBeInTheDocument();
  },
});

export const StatusFailedMeansNothingPending = meta.story({
  parameters: { persona: 'pending', outcomes: { 'client.status': 'noMessage' }, visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Reset HWID');
    await expect(await tab.findByRole('textbox', { name: 'Reason' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});

export const Gated = meta.story({
  parameters: { persona: 'customer', visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Reset HWID');
    await expect(await tab.findByText('This feature requires an active subscription')).toBeVisible();
    await userEvent.click(tab.getByRole('button', { name: 'Upgrade to Premium' }));
    await expect(canvas.getByRole('tab', { name: 'Buy premium' })).toHaveFocus();
  },
});

/** The toast is there and the typed reason is kept. */
const refuses = (says: string): typeof Empty.input.play => async ({ canvas, userEvent }) => {
  await requestReset(canvas, userEvent, 'New mainboard');
  await expect(await screen.findByText(says)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveValue('New mainboard');
  await expect(canvas.getByRole('button', { name: 'Submit request' })).toBeEnabled();
};

export const FailedToSubmitHwidResetRequest = meta.story({
  parameters: { outcomes: { 'hwid.requestReset': 'noMessage' } },
  play: refuses('Failed to submit HWID reset request'),
});
export const FailedOnTheWay = meta.story({
  parameters: { outcomes: { 'hwid.requestReset': 'networkError' }, visual: false, screen: false, allowConsole: true },
  play: refuses('Failed to submit HWID reset request'),
});
export const AlreadyPending = meta.story({
  parameters: { outcomes: { 'hwid.requestReset': 'alreadyPending' }, visual: false, screen: false },
  play: refuses('You already have a pending HWID reset request'),
});

const succeeds = (says: string): typeof Empty.input.play => async ({ canvas, userEvent }) => {
  await requestReset(canvas, userEvent, 'New mainboard');
  await expect(await screen.findByText(says)).toBeVisible();
  await expect(canvas.getByText('Request Pending')).toBeVisible();
};

export const SuccessWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'hwid.requestReset': 'successWithMessage' }, visual: false, screen: false },
  play: succeeds('We will look at it within a day'),
});
export const HwidResetRequestSubmitted = meta.story({
  parameters: { outcomes: { 'hwid.requestReset': 'successWithoutMessage' }, visual: false, screen: false },
  play: succeeds('HWID reset request submitted'),
});
