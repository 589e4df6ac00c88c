import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { clearOutcome } from '#storybook/preview/world.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { storyPage } from '#storybook/preview/story-page.ts';
import { expectToast, phoneViewport, pressInDialog, rowElement, userSees } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/User sheet',
  component: AdminShell,
  tags: ['screen'],
  globals: { persona: 'admin', world: 'typical', locale: 'en-US', timeZone: 'UTC' },
  parameters: {
    app: true,
    screen: true,
    route: '/admin/users?dir=asc',
    docs: about(
      'Everything about one customer beside the list, for support: subscriptions, keys, requests, addresses, and the most frequent actions. A name in any list opens it.',
    ),
  },
});

const { admin, premium, banned, pending, customer } = personas;

/** Returns queries in the sheet of this user, once open: beside the list, or a dialog in narrow windows. */
async function sheetOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest<HTMLElement>('[role=complementary], [role=dialog]')!);
}

/** Waits until all parts have loaded. */
const loaded = () => waitFor(() => expect(screen.queryByText(/^Loading /)).toBeNull());

async function open({ id, username }: { id: number; username: string }) {
  await userEvent.click(await within(await rowElement(id)).findByRole('link', { name: username }));
  const sheet = await sheetOf(username);
  await loaded();
  return sheet;
}

export const Typical = meta.story({
  tags: ['PER-1', 'PER-2'],
  name: 'Premium user, beside the list',
  parameters: { pictures: 'all', forcedColors: true },
  beforeEach: () => {
    const [one, two] = db.keys.where('status', 'UNUSED');
    for (const key of [one!, two!])
      db.keys.update(key.id, { status: 'USED', usedById: premium.id, usedDate: '2026-01-02T10:00:00.000Z' });
  },
  play: async () => {
    await open(premium);
  },
});

export const ListStaysUsable = meta.story({
  tags: ['PER-1'],
  name: 'The list stays usable; Close returns the focus to the name',
  parameters: { pictures: false },
  beforeEach: () => {
    for (const { id } of db.keys.where('status', 'USED').slice(0, 4))
      db.keys.update(id, { usedById: premium.id });
    for (const { id } of db.hwidRequests.all().slice(0, 4))
      db.hwidRequests.update(id, { userId: premium.id });
  },
  play: async () => {
    await open(premium);
    const all = screen.getAllByRole('link', { name: /^All \d+ of (Used keys|HWID)/ });
    for (const [at, list] of ['keys', 'hwid'].entries())
      await expect(all[at]).toHaveAttribute('href', `/admin/${list}?search=premium&user=premium`);
    if (isModal()) return;
    await expect(await rowElement(premium.id)).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Ban' })).toHaveFocus();
    await open(banned);
    await expect(await rowElement(premium.id)).not.toHaveAttribute('aria-current');
    await expect(storyPage.route()).toBe('/admin/users?dir=asc&user=banned');
    await open(customer);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: customer.username })).toHaveFocus());
  },
});

/** True on phones, where the sheet is a dialog. */
const isModal = () => matchMedia('(width < 40rem)').matches;

/** The user is shown from the list at once; the other parts load. */
export const Loading = meta.story({
  tags: ['loading', 'PER-2'],
  name: 'Loading: the user is known from the list',
  parameters: {
    outcomes: {
      'adminSubscriptions.list': 'neverAnswers',
      'keys.list': 'neverAnswers',
      'hwidRequests.list': 'neverAnswers',
    },
  },
  play: async () => {
    await userEvent.click(
      await within(await rowElement(premium.id)).findByRole('link', { name: premium.username }),
    );
    await sheetOf(premium.username);
  },
});

/** The other parts stand. */
export const Failed = meta.story({
  tags: ['error', 'PER-2'],
  name: 'The keys could not be loaded',
  parameters: { outcomes: { 'keys.list': 'noMessage' } },
  play: async () => {
    await open(premium);
    await screen.findByText('The used keys could not be loaded.');
  },
});

export const Retried = meta.story({
  tags: ['PER-2'],
  name: 'Retry reloads the part and keeps the focus in it',
  parameters: { outcomes: { 'keys.list': 'noMessage' }, pictures: false },
  play: async () => {
    const sheet = await open(premium);
    await screen.findByRole('button', { name: 'Retry: used keys' });
    clearOutcome();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry: used keys' }));
    await waitFor(() => expect(sheet.queryByText('The used keys could not be loaded.')).toBeNull());
    await expect(screen.getByRole('region', { name: 'Used keys' })).toHaveFocus();
  },
});

export const Unknown = meta.story({
  tags: ['PER-2'],
  name: 'User not found',
  parameters: { route: '/admin/keys?user=nobody-at-all' },
  play: async () => {
    await sheetOf('nobody-at-all');
    await screen.findByText('No user has this name.');
  },
});

/** Administrators may ban themselves, but are warned. The chips follow, the sheet stays, and so does hardware approved meanwhile. */
export const BannedFromTheSheet = meta.story({
  tags: ['PER-3', 'LIS-14'],
  name: 'Banned and unbanned from the sheet',
  play: async () => {
    const sheet = await open(premium);
    await userEvent.click(await screen.findByRole('button', { name: 'Ban' }));
    await screen.findByRole('alertdialog', { name: 'Ban user' });
    await userSees('Are you sure you want to ban user premium?', 'dialog');
    db.users.update(premium.id, { hwid: 'APPROVED-ELSEWHERE' });
    await pressInDialog('Ban');
    await expectToast(/^User updated successfully. HWID was changed by someone else and kept/);
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await expect(await sheet.findByText('Banned')).toBeVisible();
    await expect(db.users.find(premium.id)).toMatchObject({ hwid: 'APPROVED-ELSEWHERE', isBanned: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Unban' }));
    await screen.findByRole('alertdialog', { name: 'Unban user' });
    await pressInDialog('Unban');
    await waitFor(() => expect(db.users.find(premium.id)!.isBanned).toBe(false));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await open(admin);
    await userEvent.click(await screen.findByRole('button', { name: 'Ban' }));
    await screen.findByRole('alertdialog', { name: 'Ban user' });
    await screen.findByText(/This is your own account/);
  },
});

export const Phone = meta.story({
  tags: ['phone', 'PER-1'],
  name: 'On a phone',
  globals: { ...phoneViewport },
  parameters: { pictures: false },
  play: async () => {
    await open(pending);
    await screen.findByRole('dialog', { name: pending.username });
    await userSees('Subscriptions', 'dialog');
    await expect(document.querySelector('main')!.closest('[inert]')).not.toBeNull();
  },
});
