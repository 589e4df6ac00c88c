import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { endpointHandler } from '#mocks/server/serve.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { showMenu } from '../../../support/admin-shell.ts';
import { phoneViewport, rowElement } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Shell',
  component: AdminShell,
  tags: ['screen'],
  globals: { persona: 'admin' },
  parameters: {
    route: '/admin/products',
    screen: true,
    frame: 'statistics',
    docs: about(
      'The frame around every page of the admin console: the lists with the number of pending HWID requests, search, theme, upload and sign-out, and three statistics. Administrators see at a glance what waits for them.',
    ),
  },
});

export const Typical = meta.story({
  tags: ['ADM-1', 'ADM-3'],
  globals: { world: 'typical', theme: 'light', locale: 'en-US' },
  parameters: { app: true, frame: 'whole', forcedColors: true },
  play: async () => {
    await rowElement(1);
    await showMenu();
    await screen.findByRole('link', { name: 'Products', current: 'page' });
    await screen.findAllByText('from last week');
  },
});

/** The account menu; 'Leaving the console' proves its sign-out (SES-7). */
export const Account = meta.story({
  tags: ['ADM-7'],
  name: 'Signed-in user and account menu',
  globals: { world: 'typical' },
  parameters: { app: true, frame: 'whole', pictures: false },
  play: async () => {
    await rowElement(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Profile of admin' }));
    await screen.findByRole('menuitem', { name: 'Sign out' });
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Sign out',
    ]);
    await expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dash');
  },
});

export const Loading = meta.story({
  name: 'Loading statistics',
  tags: ['loading', 'ADM-3'],
  parameters: { outcomes: { 'stats.read': 'neverAnswers' } },
  play: async () => {
    await expect(await screen.findAllByText('Loading statistics')).toHaveLength(3);
  },
});

/** Texts in place of numbers, no change, a decrease, a third statistic whose details are not shown, no badge. */
export const OddStatistics = meta.story({
  name: 'Unusual statistics, longest label',
  tags: ['longest', 'ADM-3'],
  globals: { locale: 'en-US' },
  beforeEach: ({ msw }) =>
    msw.use(
      endpointHandler(stats.read, () =>
        HttpResponse.json({
          stats: [
            {
              label: 'Users with a label that is longer than its card is wide on any screen',
              value: 1234567,
              change: 0,
              detail: null,
            },
            {
              label: 'Subscriptions',
              value: '42 of 50',
              change: '-12%',
              detail: 'Eight are paused since the last maintenance window',
            },
            { label: 'Keys', value: 7, change: 9, detail: 'Not shown' },
          ],
          badges: [],
        }),
      ),
    ),
  play: async () => void (await screen.findByText('1,234,567')),
});

/** The phone menu. In wider windows its links and buttons are shown without a menu. */
export const PhoneMenu = meta.story({
  name: 'Phone menu, open',
  tags: ['phone'],
  globals: { world: 'typical', theme: 'dark', ...phoneViewport },
  parameters: { app: true, frame: 'whole' },
  play: async () => {
    await rowElement(1);
    await screen.findAllByText('from last week');
    await showMenu();
  },
});

/** The button of the closed menu shows the number of pending requests. */
export const PhoneMenuFolded = meta.story({
  name: 'Phone menu, folded after a link was followed',
  tags: ['phone'],
  globals: { world: 'typical', ...phoneViewport },
  parameters: { pictures: false },
  play: async () => {
    await screen.findAllByText('from last week');
    await showMenu();
    await userEvent.click(await screen.findByRole('link', { name: 'Keys' }));
    const button = document.querySelector('header button[aria-controls]');
    const folded = () => waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await folded();
    await showMenu();
    await userEvent.click(await screen.findByRole('link', { name: 'Keys' })); // the present page
    await folded();
    const pending = db.hwidRequests.where('status', 'PENDING').length;
    await expect(button).toHaveAttribute('aria-label', `Open menu, ${pending} pending`);
  },
});
