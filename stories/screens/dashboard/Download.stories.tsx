import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { catchDownloads, forgetDrafts, openTab } from './gestures.ts';

const downloads: string[] = [];

const meta = preview.meta({
  title: 'Screens/Dashboard/Download client',
  component: DashboardScreen,
  parameters: { persona: 'premium', route: '/dash', screen: true },
  beforeEach: () => {
    forgetDrafts();
    downloads.length = 0;
    return catchDownloads(downloads);
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await expect(await tab.findByText('1.2.3')).toBeVisible();
    await expect(tab.getByText('06/01/2026')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
});

export const SavesTheFile = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await userEvent.click(await tab.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(downloads).toEqual(['client-1.2.3.exe']));
    await expect(await tab.findByRole('button', { name: 'Download' })).toBeEnabled();
  },
});

export const Preparing = meta.story({
  parameters: { timings: { delays: { download: 60_000 } } },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await userEvent.click(await tab.findByRole('button', { name: 'Download' }));
    await expect(await tab.findByRole('button', { name: 'Preparing...' })).toBeDisabled();
  },
});

export const Downloading = meta.story({
  parameters: { outcomes: { 'client.download': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await userEvent.click(await tab.findByRole('button', { name: 'Download' }));
    await expect(await tab.findByRole('button', { name: 'Downloading...' })).toBeDisabled();
  },
});

/** The toast is there, nothing was saved, and the button can be tried again. */
const refuses = (says: string): typeof Ready.input.play => async ({ canvas, userEvent }) => {
  const tab = await openTab(canvas, userEvent, 'Download client');
  await userEvent.click(await tab.findByRole('button', { name: 'Download' }));
  await expect(await screen.findByText(says)).toBeVisible();
  await expect(downloads).toEqual([]);
  await expect(tab.getByRole('button', { name: 'Download' })).toBeEnabled();
};

export const DownloadFailed = meta.story({
  parameters: { outcomes: { 'client.download': 'noMessage' } },
  play: refuses('Download failed. Please try again'),
});
export const FailedOnTheWay = meta.story({
  parameters: { outcomes: { 'client.download': 'networkError' }, visual: false, screen: false, allowConsole: true },
  play: refuses('Download failed. Please try again'),
});
export const ErrorInsideTheBinary = meta.story({
  parameters: { outcomes: { 'client.download': 'errorInBinary' }, visual: false, screen: false },
  play: refuses('This version has been withdrawn'),
});
export const UnreadableBinary = meta.story({
  parameters: { outcomes: { 'client.download': 'unreadableBinary' }, visual: false, screen: false },
  play: refuses('Download failed. Please try again'),
});
export const NoLongerPremium = meta.story({
  parameters: { outcomes: { 'client.download': 'notPremium' }, visual: false, screen: false },
  play: refuses('This feature requires an active subscription'),
});
export const ExpiredTokenInsideTheBinary = meta.story({
  parameters: { outcomes: { 'client.download': 'expiredTokenInBinary' }, visual: false, screen: false },
  play: SavesTheFile.input.play,
});

export const Gated = meta.story({
  parameters: { persona: 'customer' },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await expect(await tab.findByText('This feature requires an active subscription')).toBeVisible();
    await userEvent.click(tab.getByRole('button', { name: 'Upgrade to Premium' }));
    const buy = canvas.getByRole('tab', { name: 'Buy premium' });
    await expect(buy).toHaveAttribute('aria-selected', 'true');
    await expect(buy).toHaveFocus();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'client.status': 'neverAnswers' } },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await expect(await tab.findByText('Loading client information')).toBeInTheDocument();
  },
});

/** Without a client there is nothing to press, and no toast says so. */
const hasNoClient: typeof Ready.input.play = async ({ canvas, userEvent }) => {
  const tab = await openTab(canvas, userEvent, 'Download client');
  await expect(await tab.findByText('No client is available at the moment')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
};

export const NoClient = meta.story({ parameters: { outcomes: { 'client.status': 'noClient' } }, play: hasNoClient });
export const StatusFailed = meta.story({ parameters: { outcomes: { 'client.status': 'serverMessage' }, visual: false, screen: false }, play: hasNoClient });

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas, userEvent }) => {
    const tab = await openTab(canvas, userEvent, 'Download client');
    await expect(await tab.findByText(/^2026/)).toBeVisible();
  },
});
