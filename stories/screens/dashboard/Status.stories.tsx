import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { extendSubscription } from '#mocks/db/extend-subscription.ts';
import { clock, db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { catchDownloads, dashboardMeta, openTab, redeem, unusedKey, userSees } from '../../support/index.ts';

const downloads: string[] = [];

const meta = preview.meta({
  title: 'Screens/Dashboard/Status',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'premium',
    'The card on top of the dashboard: what a customer has and until when, and the one next step. The panel beside it opens on the tab of that step.',
  ),
  beforeEach: () => {
    downloads.length = 0;
    return catchDownloads(downloads);
  },
});

const DAY = 86_400_000;
const card = async () => within(await screen.findByRole('region', { name: 'Subscriptions' }));
const openTabName = async () =>
  (await screen.findByRole('tab', { selected: true, name: /client|HWID|Buy/ })).textContent;

function removeSubscriptions() {
  db.subscriptions.where('userId', personas.premium.id).forEach(({ id }) => db.subscriptions.remove(id));
}

/** Replaces the subscriptions of the premium persona by one that ends so many milliseconds from now. */
function endIn(left: number) {
  removeSubscriptions();
  const { id } = extendSubscription(personas.premium.id, 1, left);
  db.subscriptions.update(id, { start: new Date(clock.now() + left - 30 * DAY).toISOString() });
}

/** The one that ends last counts; another that ends soon is named. */
export const SeveralProducts = meta.story({
  tags: ['STA-1'],
  name: 'Several products',
  parameters: { pictures: false },
  globals: { locale: 'en-US', timeZone: 'UTC' },
  play: async () => {
    const status = await card();
    const left = await status.findByText('18 days');
    await expect(left).toBeVisible();
    await expect(getComputedStyle(left).fontVariantNumeric).toBe('normal'); // a display figure
    await expect(status.getByText('until Feb 2, 2026')).toBeVisible();
    await expect(status.getByText('5 hours')).toBeVisible();
    await expect(status.getByText(/^until Jan 15, 2026, /)).toBeVisible();
    await expect(status.getAllByRole('progressbar')).toHaveLength(2);
    await waitFor(async () => expect(await openTabName()).toBe('Buy premium'));
    const key = unusedKey();
    db.keys.update(key.id, { productId: 2, durationHours: 24 });
    await redeem(key.code);
    await status.findByText('1 day');
    await expect(status.getByText('1 day').closest('li')!.querySelector('.animate-changed')).not.toBeNull();
  },
});

export const OneProduct = meta.story({
  parameters: { pictures: 'all' },
  name: 'One product, its client downloaded',
  tags: ['DOW-5', 'DAS-5'],
  beforeEach: () => endIn(29.9 * DAY),
  play: async () => {
    const status = await card();
    await expect(await status.findByText('29 days')).toBeVisible();
    await openTab('Reset HWID');
    await userEvent.click(
      await within(await screen.findByRole('region', { name: 'Subscriptions' })).findByRole('button', {
        name: 'Download client',
      }),
    );
    await waitFor(() => expect(downloads).toEqual(['client-1.2.3.exe']));
    await screen.findByText(/downloaded\. Open it on your PC\.$/);
    await expect(status.getByRole('button', { name: 'Download client' })).toBeVisible();
  },
});

/** The button is busy without being disabled, so that it keeps the focus. */
export const Downloading = meta.story({
  name: 'The client is downloading',
  tags: ['loading', 'ACC-2', 'DOW-2'],
  parameters: { outcomes: { 'client.download': 'neverAnswers' }, pictures: false },
  play: async () => {
    await openTab('Reset HWID');
    const subscriptions = within(await screen.findByRole('region', { name: 'Subscriptions' }));
    const button = await subscriptions.findByRole('button', { name: 'Download client' });
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
    const status = await card();
    await expect(await status.findByText('1 day')).toBeVisible();
    await expect(await openTabName()).toBe('Buy premium');
    await openTab('Redeem key');
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Buy premium' })).toHaveFocus());
    await expect(canvas.getByRole('tab', { name: 'Stripe' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const EndedToday = meta.story({
  tags: ['STA-1'],
  name: 'Ended today',
  beforeEach: () => endIn(-60_000),
  play: async () => {
    await userSees('Your CS2 subscription ended today');
    await expect(await openTabName()).toBe('Buy premium');
  },
});

export const EndedLongAgo = meta.story({
  name: 'Ended long ago',
  globals: { persona: 'customer' },
  parameters: { pictures: false },
  tags: ['SUB-6'],
  play: async ({ canvas }) => {
    await userSees(/^Your CS2 subscription ended on .*2025/);
    await expect((await card()).getAllByRole('listitem')[0]).toHaveTextContent(/^CS2 INACTIVE –$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Buy premium' })).toHaveFocus());
  },
});

export const None = meta.story({
  name: 'No premium yet',
  tags: ['empty'],
  beforeEach: removeSubscriptions,
  play: async () => void (await screen.findByText('No premium yet')),
});

export const Paused = meta.story({
  tags: ['STA-1'],
  globals: { persona: 'paused' },
  play: async () => {
    await screen.findByText('Your subscription is paused');
    await expect((await card()).getByText(/locked until an administrator ends the pause/)).toBeVisible();
    await expect((await card()).getByText('ACTIVE')).toBeVisible();
    await expect((await card()).queryByRole('button')).toBeNull();
  },
});

/** The choice of the person wins over what loads later. */
export const TabChosenWhileLoading = meta.story({
  name: 'Loading: a tab chosen meanwhile',
  tags: ['loading', 'DAS-5'],
  parameters: { outcomes: { 'client.status': 'neverAnswers' }, pictures: false },
  play: async () => {
    await userSees('ACTIVE');
    await expect(await screen.findByText('Checking your premium')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('tab', { name: 'Buy premium' }));
    await screen.findByText(/^One payment. Nothing renews./);
  },
});
