import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mend } from '#storybook/world.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { forgetDrafts } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Subscriptions',
  component: DashboardScreen,
  parameters: { persona: 'premium', route: '/dash', screen: true },
  beforeEach: forgetDrafts,
});

const row = async (name: string) => within((await screen.findByText(name)).closest('li')!);

export const Typical = meta.story({
  play: async ({ canvas }) => {
    const cs2 = await row('CS2');
    await expect(cs2.getByText('ACTIVE')).toBeVisible();
    await expect(cs2.getByText('18 days')).toBeVisible();
    await expect(cs2.getByRole('progressbar', { name: 'CS2, time left' })).toHaveAttribute('aria-valuenow', '60');
    await expect((await row('Rust')).getByText('5 hours')).toBeVisible();
    const inactive = await row('Dota 2');
    await expect(inactive.getByText('INACTIVE')).toBeVisible();
    await expect(inactive.getByText('–')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(6);
    await expect(document.title).toMatch(/^Dashboard/);
  },
});

export const EndDateInATooltip = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ userEvent }) => {
    await userEvent.hover(await screen.findByText('18 days'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('February 2nd, 2026, 13:00 UTC');
    await userEvent.unhover(screen.getByText('18 days'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const NoSubscription = meta.story({
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('INACTIVE')).toHaveLength(6);
    await expect(canvas.queryByText('ACTIVE')).toBeNull();
  },
});

export const EndsInMinutes = meta.story({
  parameters: { persona: 'expiring' },
  play: async () => expect((await row('CS2')).getByText('25 minutes')).toBeVisible(),
});

export const CountsDown = meta.story({
  parameters: { persona: 'expiring', timings: { timeLeftRefresh: 20 }, visual: false, screen: false },
  play: async ({ canvas }) => {
    await canvas.findByText('25 minutes');
    MockDate.set('2026-01-15T12:10:00Z');
    await expect(await canvas.findByText('15 minutes')).toBeVisible();
    MockDate.set('2026-01-15T13:00:00Z');
    await expect(await canvas.findByText('1 minute')).toBeVisible();
  },
});

export const PausedShowsActiveButIsNotPremium = meta.story({
  parameters: { persona: 'paused' },
  play: async ({ canvas, userEvent }) => {
    await expect((await row('CS2')).getByText('ACTIVE')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Download client' }));
    await expect(await canvas.findByText('This feature requires an active subscription')).toBeVisible();
  },
});

export const ManyProducts = meta.story({
  parameters: { world: 'many' },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('progressbar')).toHaveLength(12),
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('ACTIVE');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const NoProductsAvailable = meta.story({
  parameters: { world: 'empty' },
  play: async ({ canvas }) => expect(await canvas.findByText('No products available')).toBeVisible(),
});

export const NoProductsAsPhpSaysIt = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'emptyMaps' }, visual: false, screen: false },
  play: async ({ canvas }) => expect(await canvas.findByText('No products available')).toBeVisible(),
});

export const TimesInSeconds = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'inSeconds' }, visual: false, screen: false },
  play: async ({ canvas }) => expect(await canvas.findByText('15 days')).toBeVisible(),
});

export const Loading = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Loading subscriptions')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Download client' }));
    await expect(await canvas.findByText('Checking your subscription')).toBeInTheDocument();
    await expect(canvas.queryByText('This feature requires an active subscription')).toBeNull();
  },
});

export const FailedToFetchData = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'noMessage' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.queryAllByRole('progressbar')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('tab', { name: 'Reset HWID' }));
    await expect(await canvas.findByText('Your subscription could not be checked')).toBeVisible();
  },
});

export const FailedWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'serverMessage' }, visual: false, screen: false },
  play: async ({ canvas }) => expect(await canvas.findByText('Down for maintenance until 14:00 UTC')).toBeVisible(),
});

export const FailedOnTheWay = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'networkError' }, visual: false, screen: false, allowConsole: true },
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch data')).toBeVisible(),
});

export const RetryAfterAFailure = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'noMessage' }, visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    mend('subscriptions.mine');
    await userEvent.click(retry);
    await expect(await canvas.findByText('18 days')).toBeVisible();
  },
});

export const ExpiredTokenIsMendedSilently = meta.story({
  parameters: { outcomes: { 'subscriptions.mine': 'expiredToken' }, visual: false, screen: false },
  play: async ({ canvas }) => expect(await canvas.findByText('18 days')).toBeVisible(),
});
