import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { headings, inMain, rowOf, shownIds } from '../list/play.tsx';
import { failsAndRetries, failsWithTheServersMessage, findsNothing, fitsTheWindow, isEmpty, isLoading, pagesToItsEnd } from '../list/states.ts';

const OLDEST_FIRST = '/admin/users?dir=asc';

const meta = preview.meta({
  title: 'Screens/Admin/Users',
  component: UsersScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/users', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas, step }) => {
    await step('columns in the order of SPEC.md', async () => {
      await rowOf(canvas, 140);
      await expect(headings(canvas)).toEqual(['ID', 'Username', 'Role', 'Premium', 'Discord', 'HWID', 'New HWID', 'Banned', 'Last IP', 'Join IP', 'Join Date', 'Actions']);
    });
    await step('ten rows, newest first', async () => {
      await expect(shownIds(canvas)).toEqual([140, 139, 138, 137, 136, 135, 134, 133, 132, 131]);
      await expect(canvas.getByText('1–10 of 140')).toBeVisible();
    });
    await step('the four actions of a row say which row they mean', async () => {
      const row = await rowOf(canvas, 140);
      for (const name of ['Edit', 'Delete', 'Add subscription', 'Ban']) await expect(row.getByRole('button', { name })).toHaveAccessibleDescription('140');
    });
  },
});

/** What each cell says, from the accounts of the demo (SPEC.md §2). */
export const Cells = meta.story({
  parameters: { route: OLDEST_FIRST },
  beforeEach: () => {
    db.users.update(2, { lastIp: null, hwid: 'short-id', joinDate: '2025-12-31T23:30:00.000Z' });
  },
  play: async ({ canvas }) => {
    const cellsOf = async (id: number) => (await rowOf(canvas, id)).getAllByRole('cell').map(({ textContent }) => textContent);
    const premium = db.users.find(3)!;
    await expect((await cellsOf(1)).slice(1, 4)).toEqual(['admin', 'Admin', 'Yes']);
    await expect((await cellsOf(2)).slice(1, 11)).toEqual([
      'customer', 'User', 'No', 'Not set', 'short-id', 'Not set', 'No', 'Never', db.users.find(2)!.joinIp, '31/12/2025',
    ]);
    await expect((await cellsOf(3)).slice(1, 8)).toEqual([
      'premium', 'User', 'Yes', '481920375566104832', `${premium.hwid!.slice(0, 8)}…`, `${premium.newHwid!.slice(0, 8)}…`, 'No',
    ]);
    await expect((await cellsOf(7))[7]).toBe('Yes');
    await expect((await rowOf(canvas, 3)).getByTitle(premium.hwid!)).toBeInTheDocument();
  },
});

/** Hardware ids and addresses are blurred for whoever looks over the shoulder, and still text for those who cannot see. */
export const RevealAll = meta.story({
  parameters: { route: OLDEST_FIRST },
  play: async ({ canvas, userEvent }) => {
    const shown = `${db.users.find(3)!.hwid!.slice(0, 8)}…`;
    const valueOf = async () => (await rowOf(canvas, 3)).getByText(shown);
    const isBlurred = (value: Element) => getComputedStyle(value).filter.includes('blur(5px)');
    const value = await valueOf();
    await expect(isBlurred(value)).toBe(true);
    value.closest('button')!.focus();
    await waitFor(() => expect(isBlurred(value)).toBe(false));
    value.closest('button')!.blur();
    await userEvent.click(canvas.getByRole('button', { name: 'Reveal all', pressed: false }));
    await waitFor(async () => expect(getComputedStyle(await valueOf()).filter).toBe('none'));
    await expect(canvas.getByRole('button', { name: 'Reveal all', pressed: true })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'users.list': 'neverAnswers' } },
  play: isLoading('users'),
});

export const Empty = meta.story({
  parameters: { outcomes: { 'users.list': 'noRows' } },
  play: isEmpty,
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/users?search=nobody-like-this' },
  play: findsNothing,
});

export const Crowded = meta.story({
  parameters: { world: 'crowded', visual: false, screen: false },
  play: pagesToItsEnd(() => db.users.size),
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await rowOf(canvas, db.users.size);
    await expect(canvas.getAllByText('Senior community moderator')[0]).toBeVisible();
    await fitsTheWindow();
  },
});

/** On phones each row is a card; every button of it is in reach. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 140);
    for (const name of ['Edit', 'Delete', 'Add subscription', 'Ban']) await expect(row.getByRole('button', { name })).toBeVisible();
  },
});

export const ErrorFetchingUsers = meta.story({
  name: 'Error fetching users',
  parameters: { outcomes: { 'users.list': 'noMessage' } },
  play: failsAndRetries('users.list', 'Error fetching users', 140),
});

export const FailsWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'users.list': 'messageWithPeriod' } },
  play: failsWithTheServersMessage,
});

/** SPEC.md §4: a 401 'JWT Token not found' that stays is ignored on the user list; no toast, only the empty place says so. */
export const SilentWithoutToken = meta.story({
  parameters: { outcomes: { 'users.list': 'missingTokenForGood' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list could not be loaded')).toBeVisible();
    await expect(screen.queryByText('JWT Token not found')).toBeNull();
    await expect(screen.queryByText('Error fetching users')).toBeNull();
  },
});
