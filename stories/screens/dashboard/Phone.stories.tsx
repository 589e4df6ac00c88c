import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import { screenAt } from '#stories/support/about.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { openTab, phoneViewport, userSees } from '../../support/index.ts';

let clipboard: ReturnType<typeof stubClipboard>;
let shareError: string;

const meta = preview.meta({
  title: 'Screens/Dashboard/On a phone',
  component: DashboardScreen,
  tags: ['screen', 'phone'],
  globals: { persona: 'premium', world: 'typical', ...phoneViewport },
  parameters: screenAt(
    '/dash',
    'Below 640 px the header of the dashboard is one menu with everything that a wide page shows side by side, and the profile opens as a sheet.',
  ),
});

export const Menu = meta.story({
  tags: ['DAS-1'],
  parameters: { pictures: 'all' },
  name: 'Phone: menu',
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('menuitem', { name: 'Discord (Linked)' })).toHaveAttribute(
      'href',
      '/api/discord/connect',
    );
    const labels = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Profile', 'Discord (Linked)', 'Switch to dark theme']);
    await expect(canvas.queryByRole('button', { name: /^Profile of/ })).toBeNull();
  },
});

/** The client is for Windows: on a phone the first step is to get to the PC. */
export const SendToMyPc = meta.story({
  name: 'Phone: send to my PC',
  tags: ['DOW-4'],
  beforeEach() {
    clipboard = stubClipboard(); // the browser's own refuses while its window is not the active one
    const ask = window.matchMedia.bind(window);
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === '(pointer: coarse)' ? 'all' : query),
    );
    Object.assign(navigator, { share: async () => Promise.reject(new DOMException('', shareError)) });
    return () => {
      spy.mockRestore();
      delete (navigator as { share?: unknown }).share;
    };
  },
  play: async ({ canvas }) => {
    const share = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Send download link' }));
    shareError = 'AbortError'; // closed by the person
    await share();
    shareError = 'NotAllowedError';
    clipboard.allows = false;
    await share();
    await userSees('Open https://example.com/dash on your PC.');
    await expect(clipboard.text).toBeUndefined();
    clipboard.allows = true;
    await share();
    await screen.findByText('Link copied. Open it on your PC.');
    await expect(canvas.queryByRole('button', { name: 'Download client' })).toBeNull();
    await openTab('Download client');
    await screen.findByRole('button', { name: 'Download' });
  },
});

export const Profile = meta.story({
  name: 'Phone: profile',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Profile' }));
    await screen.findByText('premium');
    await expect(sheet.getByRole('button', { name: 'Change password' })).toBeEnabled();
    await expect(sheet.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  },
});

export const Theme = meta.story({
  tags: ['THE-2'],
  name: 'Phone: dark theme and light again',
  globals: { theme: 'light' },
  parameters: { pictures: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch to light theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
});
