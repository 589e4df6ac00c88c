import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { forceOutcome } from '#storybook/preview/world.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { catchDownloads, dashboardMeta, openTab } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Download client',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'premium',
    'The tab of the dashboard where premium customers download the desktop client: version, release date and a button that reports each step. Everybody else is sent to buy premium.',
  ),
  beforeEach: catchDownloads,
});

async function pressDownload() {
  await openTab('Download client');
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
}

export const Ready = meta.story({
  tags: ['DOW-2', 'DOW-5'],
  parameters: { pictures: false },
  globals: { locale: 'en-US', timeZone: 'UTC' },
  play: async () => {
    await openTab('Download client');
    await screen.findByText('1.2.3');
    await screen.findByText('Jan 6, 2026');
    await pressDownload();
    await screen.findByText(/downloaded\. Open it on your PC\.$/);
    forceOutcome('client.download', 'neverAnswers');
    await pressDownload();
    await waitFor(() => expect(screen.queryByText(/downloaded\. Open it on your PC\.$/)).toBeNull());
    await screen.findByRole('button', { name: 'Downloading...' });
    await userEvent.click(await screen.findByRole('button', { name: 'Download client' })); // of the card
    await expect(screen.getByRole('button', { name: 'Download client' })).toBeVisible();
  },
});

export const Preparing = meta.story({
  tags: ['loading', 'DOW-2'],
  parameters: { timings: { delays: { download: 600_000 } } },
  play: async () => {
    await pressDownload();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preparing...' })).toBeDisabled());
  },
});

export const Gated = meta.story({
  tags: ['DOW-1'],
  name: 'Locked: no premium',
  globals: { persona: 'customer' },
  play: async () => {
    await openTab('Download client');
    await screen.findByRole('button', { name: 'Upgrade to Premium' });
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: { outcomes: { 'client.status': 'neverAnswers' } },
  play: async () => {
    const tab = await openTab('Download client');
    await expect(await tab.findByText('Loading client information')).toBeInTheDocument();
  },
});

export const NoClient = meta.story({
  name: 'Empty: no client',
  tags: ['empty'],
  parameters: { outcomes: { 'client.status': 'noClient' } },
  play: async () => {
    const tab = await openTab('Download client');
    await screen.findByText('No client is available at the moment');
    await expect(tab.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription(
      'No client is available at the moment',
    );
  },
});
