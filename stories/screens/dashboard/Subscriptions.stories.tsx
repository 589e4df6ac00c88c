import { expect, screen } from 'storybook/test';
import { replaceDate } from '#apps/demo/replace-date.ts';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dashboardMeta, openTab } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Subscriptions',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'premium',
    'The start page of a customer, seen from its list of subscriptions: one row for each product with its status and the time that is left. The other parts of the dashboard have pages of their own beside this one.',
  ),
});

export const Typical = meta.story({
  tags: ['THE-3', 'STA-2', 'SUB-1', 'SUB-2', 'SUB-6'],
  parameters: { pictures: 'all', forcedColors: true },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'CS2, time left' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', '18 days of 30 days');
    await expect(document.title).toMatch(/^18 days · Dashboard · /);
  },
});

export const EndDateInATooltip = meta.story({
  tags: ['SUB-4'],
  name: 'End date in the tooltip',
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    await userEvent.hover(await screen.findByText('18 days'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('February 2nd, 2026, 13:00 UTC');
  },
});

export const EndsInMinutes = meta.story({
  tags: ['SUB-3'],
  name: 'Ends in minutes',
  globals: { persona: 'expiring' },
  parameters: { timings: { timeLeftRefresh: 20 } },
  play: async () => {
    replaceDate(() => Date.UTC(2026, 0, 15, 12, 4)); // later, but not so that the device's clock seems wrong
    await screen.findByText('21 minutes');
    replaceDate(() => Date.UTC(2026, 0, 15, 12));
    await screen.findByText('25 minutes');
  },
});

export const PausedShowsActiveButIsNotPremium = meta.story({
  tags: ['STA-1'],
  name: 'Paused: active, but not premium',
  globals: { persona: 'paused' },
  play: async () => {
    await openTab('Download client');
    await screen.findByText('Your subscription is paused.');
  },
});

export const ManyProducts = meta.story({
  name: 'Many products',
  globals: { world: 'many' },
  play: async ({ canvas }) => expect(await canvas.findAllByText(/^(IN)?ACTIVE$/)).toHaveLength(12),
});

export const LongestTexts = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  globals: { world: 'longest' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('ACTIVE');
    await canvas.findByText('Invitation codes');
  },
});

export const NoProductsAvailable = meta.story({
  name: 'Empty: no products',
  tags: ['empty', 'SUB-5'],
  globals: { world: 'empty' },
  play: async () => {
    await screen.findByText('No products available');
  },
});

/** Premium is not known yet, so the premium tabs wait as well. */
export const Loading = meta.story({
  tags: ['loading'],
  parameters: { outcomes: { 'subscriptions.mine': 'neverAnswers' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading subscriptions')).toBeInTheDocument();
    await expect(await canvas.findByText('Checking your premium')).toBeInTheDocument();
    await openTab('Download client');
    await expect(await canvas.findByText('Checking your subscription')).toBeInTheDocument();
  },
});

/** The message replaces the list; whether the customer has premium stays unknown. */
export const FailedToFetchData = meta.story({
  name: 'Failed: default message (500)',
  tags: ['error', 'SUB-5'],
  parameters: { outcomes: { 'subscriptions.mine': 'noMessage' } },
  play: async () => {
    await screen.findByText('Failed to fetch data');
    await openTab('Reset HWID');
    await screen.findByText('Your subscription could not be checked');
  },
});
