import { expect, screen } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/support/about.ts';
import { withShellPadding, rowOf } from '../../../support/admin-list.tsx';
import { rowAction } from '../../../support/index.ts';
import { listStories } from '../../../support/list-states.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Users',
  component: UsersScreen,
  tags: ['screen'],
  decorators: [withShellPadding],
  globals: { persona: 'admin' },
  parameters: screenAt(
    '/admin/users',
    'Administrators find an account here by name, id, hardware ID or address and see its role, premium, ban and last visit. Each row can be edited, deleted and given a subscription.',
  ),
});

const actions = ['Edit', 'Delete', 'Add subscription'];

const list = listStories(db.users, 'Everyone who signs up appears here.');

export const Typical = meta.story({
  tags: ['USR-1'],
  parameters: { pictures: 'all', forcedColors: true },
  globals: { world: 'typical' },
  play: async () => {
    const row = await rowOf(140);
    for (const name of actions)
      await expect(row.getByRole('button', { name: rowAction(name) })).toHaveAccessibleDescription('140');
  },
});

/** An administrator, a customer without hardware ID, premium with a pending one, a banned account. */
export const Cells = meta.story({
  tags: ['USR-1', 'USR-2'],
  name: 'Roles, premium, hardware IDs and bans',
  globals: { world: 'typical', locale: 'en-US', timeZone: 'UTC' },
  parameters: { route: '/admin/users?dir=asc', screen: false },
  beforeEach: () => {
    db.users.update(2, { lastIp: null, hwid: 'short-id', joinDate: '2025-12-31T23:30:00.000Z' });
  },
  play: async () => {
    const cellsOf = async (id: number) =>
      (await rowOf(id)).getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent);
    const premium = db.users.find(3)!;
    await expect((await cellsOf(1)).slice(1, 4)).toEqual(['admin', 'Admin', 'Yes']);
    await expect((await cellsOf(2)).slice(1, 11)).toEqual([
      'customer',
      'User',
      'No',
      '–',
      'short-id',
      'Not set',
      'No',
      'Never',
      db.users.find(2)!.joinIp,
      'Dec 31, 2025',
    ]);
    await expect((await cellsOf(3)).slice(1, 8)).toEqual([
      'premium',
      'User',
      'Yes',
      '481920375566104832',
      `${premium.hwid!.slice(0, 8)}…`,
      `${premium.newHwid!.slice(0, 8)}…`,
      'No',
    ]);
    await expect((await cellsOf(7))[7]).toBe('Yes');
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { outcomes: { 'users.list': 'noRows' } },
  play: list.empty.play,
});

export const LongestTexts = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  ...list.longestTexts,
  play: async () => {
    await list.longestTexts.play();
    await expect(screen.getAllByText('Senior community moderator')[0]).toBeVisible();
  },
});
