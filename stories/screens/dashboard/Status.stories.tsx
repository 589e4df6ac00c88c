import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { extendSubscription } from '#mocks/db/extend-subscription.ts';
import { clock, db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { catchDownloads, dashboardMeta, downloads, openTab, userSees } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Status',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'premium',
    'The card on top of the dashboard: what a customer has and until when, and the one next step. The panel beside it opens on the tab of that step.',
  ),
  beforeEach: catchDownloads,
});

const DAY = 86_400_000;
const card = async () => within(await screen.findByRole('region', { name: 'Subscriptions' }));

function removeSubscriptions() {
  db.subscriptions.where('userId', personas.premium.id).forEach(({ id }) => db.subscriptions.remove(id));
}

/** Replaces the subscriptions of the premium persona by one that ends so many milliseconds from now. */
function endIn(left: number) {
  removeSubscriptions();
  const { id } = extendSubscription(personas.premium.id, 1, left);
  db.subscriptions.update(id, { start: new Date(clock.now() + left - 30 * DAY).toISOString() });
}

export const OneProduct = meta.story({
  parameters: { pictures: 'all' },
  name: 'One product, its client downloaded',
  tags: ['DOW-5', 'DAS-5'],
  beforeEach: () => endIn(29.9 * DAY),
  play: async () => {
    await (await card()).findByText('29 days');
    await openTab('Reset HWID');
    await userEvent.click(await (await card()).findByRole('button', { name: 'Download client' }));
    await waitFor(() => expect(downloads).toEqual(['client-1.2.3.exe']));
    await screen.findByText(/downloaded\. Open it on your PC\.$/);
  },
});

/** The button is busy without being disabled, so that it keeps the focus. */
export const Downloading = meta.story({
  name: 'The client is downloading',
  tags: ['loading', 'ACC-2', 'DOW-2'],
  parameters: { outcomes: { 'client.download': 'neverAnswers' }, pictures: false },
  play: async () => {
    await openTab('Reset HWID');
    const button = await (await card()).findByRole('button', { name: 'Download client' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
  },
});

export const EndingSoon = meta.story({
  tags: ['STA-1'],
  name: 'Ending soon',
  parameters: { forcedColors: true },
  beforeEach: () => endIn(1.5 * DAY),
  play: async ({ canvas }) => {
    await (await card()).findByText('1 day');
    await openTab('Redeem key');
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^I agree/ })).toHaveFocus());
  },
});

export const EndedToday = meta.story({
  tags: ['STA-1'],
  name: 'Ended today',
  beforeEach: () => endIn(-60_000),
  play: async () => void (await userSees('Your CS2 subscription ended today')),
});

export const None = meta.story({
  name: 'No premium yet',
  tags: ['empty'],
  beforeEach: removeSubscriptions,
  play: async () => void (await screen.findByText('No premium yet')),
});
