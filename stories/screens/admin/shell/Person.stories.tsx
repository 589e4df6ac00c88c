import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { clearOutcome } from '#storybook/preview/world.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { storyPage } from '#storybook/preview/story-page.ts';
import {
  expectNoDialog,
  expectToast,
  fill,
  phoneViewport,
  pressInDialog,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Person',
  component: AdminShell,
  tags: ['screen'],
  globals: { persona: 'admin', world: 'typical', locale: 'en-US', timeZone: 'UTC' },
  parameters: {
    app: true,
    screen: true,
    route: '/admin/users?dir=asc',
    docs: about(
      'Who answers a customer sees all of them in one place, beside the list: subscriptions, keys, requests, addresses, and what is mostly done. A name in any list opens it.',
    ),
  },
});

const { admin, premium, banned, pending, customer } = personas;

/** Queries in the sheet of this person, once it is open: beside the list, or as a dialog in narrow windows. */
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

const part = (name: string) => within(screen.getByRole('region', { name }));

export const Typical = meta.story({
  tags: ['PER-1', 'PER-2'],
  name: 'Premium: everything known of a person, beside the list',
  parameters: { pictures: 'all', forcedColors: true },
  beforeEach: () => {
    const [one, two] = db.keys.where('status', 'UNUSED');
    for (const key of [one!, two!])
      db.keys.update(key.id, { status: 'USED', usedById: premium.id, usedDate: '2026-01-02T10:00:00.000Z' });
  },
  play: async () => {
    const sheet = await open(premium);
    await expect(sheet.getByText('Premium')).toBeVisible();
    const subscriptions = db.subscriptions.where('userId', premium.id).length;
    await expect(part('Subscriptions').getAllByRole('listitem')).toHaveLength(Math.min(3, subscriptions));
    await expect(part('Used keys').getAllByRole('listitem')).toHaveLength(2);
    const { lastIp } = db.users.find(premium.id)!;
    await expect(part('Addresses and hardware').getAllByText(lastIp!)[0]).toBeInTheDocument();
    for (const name of ['Add subscription', 'Edit', 'Ban', 'Delete'])
      await expect(sheet.getByRole('button', { name })).toBeVisible();
  },
});

/** The list goes on working: another name, another page; the sheet and its address stay. */
export const ListStaysUsable = meta.story({
  tags: ['PER-1'],
  name: 'Beside the sheet the list is used; Close gives the focus back to the name',
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
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await rowElement(11);
    await sheetOf(banned.username);
    await userEvent.click(await screen.findByRole('button', { name: 'Previous page' }));
    await rowElement(premium.id);
    await open(customer);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: customer.username })).toHaveFocus());
  },
});

/** On phones. */
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
    const sheet = await sheetOf(premium.username);
    await expect(await sheet.findByText('Premium')).toBeVisible();
    for (const what of ['subscriptions', 'used keys', 'HWID reset requests'])
      await expect(await sheet.findByText(`Loading ${what}`)).toBeInTheDocument();
  },
});

/** The other parts stand. */
export const Failed = meta.story({
  tags: ['error', 'PER-2'],
  name: 'The keys could not be loaded',
  parameters: { outcomes: { 'keys.list': 'noMessage' } },
  play: async () => {
    const sheet = await open(premium);
    await expect(await sheet.findByText('The used keys could not be loaded.')).toBeVisible();
    await expect(part('Subscriptions').getAllByRole('listitem')).not.toHaveLength(0);
  },
});

export const LoadedAgain = meta.story({
  tags: ['PER-2'],
  name: 'Retry loads the part again, and the focus stays in it',
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
  name: 'Nobody of this name',
  parameters: { route: '/admin/keys?user=nobody-at-all' },
  play: async () => {
    const sheet = await sheetOf('nobody-at-all');
    await expect(await sheet.findByText('No user has this name.')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Ban' })).toBeNull();
  },
});

/** Administrators may ban themselves, but are warned. The chips follow, the sheet stays. */
export const BannedHere = meta.story({
  tags: ['PER-3'],
  name: 'Banned and unbanned from the sheet',
  play: async () => {
    const sheet = await open(premium);
    await userEvent.click(await screen.findByRole('button', { name: 'Ban' }));
    await screen.findByRole('alertdialog', { name: 'Ban user' });
    await userSees('Are you sure you want to ban user premium?', 'dialog');
    await pressInDialog('Ban');
    await expectToast('User updated successfully');
    await expect(await sheet.findByText('Banned')).toBeVisible();
    await expect(db.users.find(premium.id)!.isBanned).toBe(true);
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

/** As in the list: the question, the badge, the toast. */
export const Decided = meta.story({
  tags: ['PER-3'],
  name: 'A pending request is approved in the sheet',
  parameters: { pictures: false },
  play: async () => {
    const request = db.hwidRequests.where('userId', pending.id).find(({ status }) => status === 'PENDING')!;
    const another = db.hwidRequests.insert({ ...request });
    await open(pending);
    await userEvent.click(await screen.findByRole('button', { name: `Approve #${request.id}` }));
    await screen.findByRole('alertdialog', { name: `Approve HWID reset request #${request.id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expectToast('HWID reset request approved successfully');
    await expectNoDialog();
    await waitFor(() => expect(screen.queryByRole('button', { name: `Approve #${request.id}` })).toBeNull());
    await expect(db.users.find(pending.id)!.hwid).toBe(request.requestHwid);
    await userEvent.click(await screen.findByRole('button', { name: /^Decline #/ }));
    await screen.findByRole('alertdialog');
    db.hwidRequests.update(another!.id, { status: 'APPROVED' }); // by someone else
    await pressInDialog('Decline');
    await expectToast('This request has already been processed');
    await expectNoDialog();
  },
});

export const Deleted = meta.story({
  tags: ['PER-3'],
  name: 'Deleted: the sheet closes',
  parameters: { pictures: false },
  play: async () => {
    await open(customer);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete' });
    await fill({ 'Type customer to confirm': 'customer' });
    await userEvent.keyboard('{Enter}');
    await expectToast('User deleted successfully');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
    await expect(storyPage.route()).toBe('/admin/users?dir=asc');
  },
});

/** A dialog over the whole width; Escape leads back to the name. */
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
