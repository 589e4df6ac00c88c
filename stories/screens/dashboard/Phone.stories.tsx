import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { clipboard, stubClipboard } from '#storybook/preview/clipboard.ts';
import { screenAt } from '#stories/support/about.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dialog, openTab, phoneViewport, press, pressInDialog, userSees } from '../../support/index.ts';

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
  tags: ['DAS-1', 'THE-2'],
  parameters: { pictures: 'all' },
  name: 'Phone: menu',
  globals: { theme: 'light' },
  play: async () => {
    for (const theme of ['dark', 'light']) {
      await press('Menu');
      await press(`Switch to ${theme} theme`);
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme));
    }
    await press('Menu');
    const discord = await screen.findByRole('menuitem', { name: 'Discord (Linked)' });
    await expect(discord).toHaveAttribute('href', '/api/discord/connect');
  },
});

/** The client is for Windows: on a phone the first step is to get to the PC. */
export const SendToMyPc = meta.story({
  name: 'Phone: send to my PC',
  tags: ['DOW-4'],
  beforeEach() {
    stubClipboard(); // the browser's own refuses while its window is not the active one
    const ask = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === '(pointer: coarse)' ? 'all' : query),
    );
    Object.assign(navigator, { share: async () => Promise.reject(new DOMException('', shareError)) });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    const share = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Send download link' }));
    shareError = 'AbortError'; // closed by the user
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

async function openProfile() {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await dialog('Profile');
}

export const Profile = meta.story({
  name: 'Phone: profile',
  play: async () => {
    await openProfile();
    await pressInDialog('Change password');
    await dialog('Change password');
    await pressInDialog('Cancel');
    await openProfile();
  },
});
