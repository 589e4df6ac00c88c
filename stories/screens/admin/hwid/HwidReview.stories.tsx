import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import { clearOutcome } from '#storybook/preview/world.ts';
import preview from '#storybook/preview.tsx';
import { listMeta, withShellPadding, withStats } from '../../../support/admin-list.tsx';
import { expectNoDialog, expectNoToast, userSees } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests/Review',
  component: HwidScreen,
  ...listMeta(
    '/admin/hwid',
    'Administrators go through the pending requests one at a time, oldest first, with what the lists know about the user. Keys: A approves and D declines, each after the question; J and K go on and back.',
  ),
  decorators: [withShellPadding, withStats],
});

const pending = () => db.hwidRequests.where('status', 'PENDING');
const first = () => pending()[0]!;
const nameOf = (userId: number) => db.users.find(userId)!.username;

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: `Review ${pending().length} pending` }));
  return shown(first());
}

/** Waits for a request: its user is the title, the request stands below. */
async function shown({ id, userId }: { id: number; userId: number }) {
  const queries = within(await screen.findByRole('dialog', { name: nameOf(userId) }));
  await screen.findByText(new RegExp(`^#${id} · \\d+ of \\d+$`));
  return queries;
}

const neitherKnown = () => waitFor(() => expect(screen.getAllByText('Not known')).toHaveLength(2));

/** Waits until the live region in the foot announces a decision. */
const expectFeedback = (text: string, { id, userId }: { id: number; userId: number }) =>
  waitFor(() =>
    expect(screen.getByText(text).closest('[role=status]')).toHaveTextContent(`#${id} · ${nameOf(userId)}`),
  );

/** Everything that the decision should be based on, on one card. */
export const Opened = meta.story({
  tags: ['HWI-5'],
  name: 'The oldest pending request',
  parameters: { pictures: 'all', forcedColors: true, screen: true },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.queryByText('…')).toBeNull());
  },
});

/** The question in its own words, in place of the buttons. */
export const ConfirmApproval = meta.story({
  name: 'A asks for confirmation',
  play: async () => {
    const { getByRole } = await open();
    const place = () => screen.getByRole('dialog').querySelector('h2')!.getBoundingClientRect().y;
    const before = place();
    await userEvent.keyboard('a');
    await waitFor(() => expect(getByRole('button', { name: 'Approve' })).toHaveFocus());
    await expect(place(), 'nothing has moved').toEqual(before);
  },
});

export const AllByKeys = meta.story({
  tags: ['HWI-5'],
  name: 'Approved, declined and skipped by keys, then summed up',
  parameters: { pictures: false },
  beforeEach: () => {
    for (const { id } of pending().slice(3)) db.hwidRequests.update(id, { status: 'DECLINED' });
  },
  play: async () => {
    const [one, two, three] = pending();
    await open();
    await userEvent.keyboard('a{Enter}');
    await expectFeedback('HWID reset request approved successfully', one!);
    await shown(two!);
    await userEvent.keyboard('j');
    await shown(three!);
    await expect(screen.queryByText('HWID reset request approved successfully')).toBeNull();
    await userEvent.keyboard('k');
    await shown(two!);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await shown(three!);
    await userEvent.click(await screen.findByRole('button', { name: 'Previous' }));
    await shown(two!);
    await userEvent.keyboard('d');
    await screen.findByText(/Are you sure you want to decline/);
    await userEvent.keyboard('{Escape}'); // takes the question back alone
    await waitFor(() => expect(screen.queryByText(/Are you sure/)).toBeNull());
    await userEvent.keyboard('d{Enter}');
    await expectFeedback('HWID reset request declined successfully', two!);
    await expectNoToast();
    await shown(three!);
    await userEvent.keyboard('j');
    await screen.findByText('2 decided in 1 min: 1 approved, 1 declined. 1 left.');
    await expect([one, two, three].map((request) => db.hwidRequests.find(request!.id)!.status)).toEqual([
      'APPROVED',
      'DECLINED',
      'PENDING',
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expectNoDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review 1 pending' })).toHaveFocus());
  },
});

export const Deciding = meta.story({
  tags: ['loading'],
  name: 'Keys and Escape do nothing while a decision is sent',
  parameters: { pictures: false, outcomes: { 'hwidRequests.approve': 'neverAnswers' } },
  beforeEach: () =>
    void db.hwidRequests.update(first().id, { currentHwid: '0'.repeat(32), requestHwid: 'f'.repeat(32) }),
  play: async () => {
    const { getByRole } = await open();
    await expect((await userSees('Completely different.', 'dialog')).closest('p')).toHaveClass('text-muted');
    await userEvent.keyboard('a{Enter}');
    await waitFor(() => expect(getByRole('button', { name: 'Approve' })).toBeDisabled());
    await userEvent.keyboard('j{Escape}');
    await expect(getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await shown(first());
  },
});

/** The request stays, so that one can try again. */
export const Failed = meta.story({
  name: 'Failed: Error declineing HWID reset request',
  tags: ['error'],
  parameters: { outcomes: { 'hwidRequests.decline': 'noMessage' } },
  play: async () => {
    await open();
    await userEvent.keyboard('d{Enter}');
    await expectFeedback('Error declineing HWID reset request', first());
    await expectNoToast();
    await shown(first());
  },
});

/** Two accounts at one address are worth a question, and so is a new address soon after another request. */
export const SuspiciousUser = meta.story({
  tags: ['HWI-5'],
  name: 'Amber: the address of another account, new soon after another request',
  beforeEach: () => {
    const neighbour = db.users.find(personas.banned.id)!;
    db.users.update(neighbour.id, { joinIp: '203.0.113.7' });
    const { id, userId, createdDate } = first();
    db.users.update(userId, { lastIp: '198.51.100.4' });
    const earlier = db.hwidRequests.all().find((each) => each.id < id)!;
    db.hwidRequests.update(earlier.id, { userId, createdDate });
    db.hwidRequests.update(id, {
      currentHwid: '0'.repeat(32),
      requestHwid: 'f'.repeat(40),
      requestIp: '203.0.113.7',
    });
  },
  play: async () => {
    await open();
    await userSees(/^New address, on the day of an earlier request\./, 'dialog');
  },
});

export const CouldNotBeLoaded = meta.story({
  name: 'Lists fail: the user is unknown',
  tags: ['error'],
  parameters: { outcomes: { 'users.list': 'noMessage', 'adminSubscriptions.list': 'noMessage' } },
  play: async () => {
    await open();
    await neitherKnown();
  },
});

export const LoadedAgain = meta.story({
  tags: ['HWI-5'],
  name: 'Retry loads the user',
  parameters: {
    outcomes: { 'users.list': 'noMessage', 'adminSubscriptions.list': 'noMessage' },
    pictures: false,
  },
  play: async () => {
    await open();
    for (const { id } of [personas.banned, personas.customer])
      db.users.update(id, { lastIp: first().requestIp });
    await neitherKnown(); // or the second list could still fail after Retry
    clearOutcome();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not known')).toBeNull());
    await userSees(/used by the accounts banned and customer\.$/, 'dialog');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
});
