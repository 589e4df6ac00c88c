import { expect, fireEvent, screen } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { SubscriptionsScreen } from '#src/screens/admin/subscriptions/SubscriptionsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { choose, dialogOf, expectNoDialog, inMain, type Playing, retype, rowOf } from '../list/play.tsx';
import { press } from '../list/press.ts';
import { sentBodies } from '../list/sent-bodies.ts';

const ID = 260;
const CAUTION = 'This date has passed, but Expired is not ticked.';

const meta = preview.meta({
  title: 'Screens/Admin/Subscriptions/Dialogs',
  component: SubscriptionsScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/subs' },
  beforeEach: ({ msw }) => {
    db.subscriptions.update(ID, { userId: 3, productId: 1, isExpired: false, pauseDate: null, end: '2026-03-01T10:30:45.000Z' });
    sent = sentBodies(msw, adminSubscriptions.update);
  },
});

let sent: unknown[] = [];

async function opened(playing: Playing) {
  await press(playing, ID, 'Edit');
  const dialog = await dialogOf('Editing subscription #260');
  return { dialog, save: dialog.getByRole('button', { name: 'Save' }), expiry: dialog.getByLabelText('Expiration Date') };
}

/** Asks for the deletion and confirms it. */
async function deleted(playing: Playing) {
  await press(playing, ID, 'Delete');
  const dialog = await dialogOf('Delete');
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

export const Edit = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    const { dialog, expiry } = await opened(context);
    await expect(dialog.getByRole('combobox', { name: 'User' })).toHaveValue('premium');
    await expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveTextContent(db.products.find(1)!.name);
    await expect(expiry).toHaveValue('2026-03-01T10:30');
    await expect(dialog.getByRole('checkbox', { name: 'Expired' })).not.toBeChecked();
  },
});

/** Every field changed, and exactly the four documented fields sent (SPEC.md §7). */
export const SubscriptionUpdatedSuccessfully = meta.story({
  name: 'Subscription updated successfully',
  play: async (context) => {
    const { userEvent, canvas } = context;
    const { dialog, save, expiry } = await opened(context);
    const user = dialog.getByRole('combobox', { name: 'User' });
    await retype(userEvent, user, 'customer');
    await userEvent.click(await screen.findByRole('option', { name: 'customer' }));
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Product' }), db.products.find(2)!.name);
    await fireEvent.change(expiry, { target: { value: '2026-05-20T08:15' } });
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Expired' }));
    await userEvent.click(save);
    await screen.findByText('Subscription updated successfully');
    await expect(sent).toEqual([{ userId: 2, productId: 2, expirationDate: '2026-05-20T08:15:00.000Z', isExpired: true }]);
    await expectNoDialog();
    const row = await rowOf(canvas, ID);
    await expect(row.getByText('customer')).toBeVisible();
    await expect(row.getByText('EXPIRED')).toBeVisible();
  },
});

/** A date that was not touched keeps its seconds, although the field shows only minutes. */
export const UntouchedDateIsKept = meta.story({
  play: async (context) => {
    const { save } = await opened(context);
    await context.userEvent.click(save);
    await screen.findByText('Subscription updated successfully');
    await expect(sent).toEqual([{ userId: 3, productId: 1, expirationDate: '2026-03-01T10:30:45.000Z', isExpired: false }]);
  },
});

/** SPEC.md §3: the update may carry the pause; it does where the row has one (READINGS.md T67). */
export const PausedStaysPaused = meta.story({
  beforeEach: () => void db.subscriptions.update(ID, { pauseDate: '2026-01-10T09:00:00.000Z' }),
  play: async (context) => {
    const { save } = await opened(context);
    await context.userEvent.click(save);
    await screen.findByText('Subscription updated successfully');
    await expect(sent).toEqual([expect.objectContaining({ pauseDate: '2026-01-10T09:00:00.000Z' })]);
  },
});

/** What has run out is extended from now, not from when it ran out; a ticked box is pointed at, not changed (READINGS.md T67). */
export const ExtendingWhatHasExpired = meta.story({
  beforeEach: () => void db.subscriptions.update(ID, { end: '2025-11-01T10:00:00.000Z' }),
  play: async (context) => {
    const { dialog, expiry } = await opened(context);
    await context.userEvent.click(dialog.getByRole('button', { name: '+30 days' }));
    await expect(expiry).toHaveValue('2026-02-14T12:00');
    await expect(dialog.getByText('Expired is ticked, but this date lies ahead.')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Expired' }));
    await expect(dialog.queryByText(/Expired is ticked/)).toBeNull();
  },
});

export const DateHasPassed = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    const { dialog, expiry } = await opened(context);
    await fireEvent.change(expiry, { target: { value: '2026-01-14T12:00' } });
    await expect(dialog.getByText(CAUTION)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Expired' }));
    await expect(dialog.queryByText(CAUTION)).toBeNull();
  },
});

export const NoDate = meta.story({
  play: async (context) => {
    const { save, expiry } = await opened(context);
    await fireEvent.change(expiry, { target: { value: '' } });
    await expect(save).toBeDisabled();
  },
});

/** 100,000 users to choose from, found by typing. */
export const CrowdedUsers = meta.story({
  parameters: { world: 'crowded', visual: false, route: '/admin/subs?dir=asc&page=26' },
  play: async (context) => {
    const { dialog } = await opened(context);
    const user = dialog.getByRole('combobox', { name: 'User' });
    const name = db.users.find(77_777)!.username;
    await retype(context.userEvent, user, name);
    await context.userEvent.click(await screen.findByRole('option', { name }));
    await expect(user).toHaveValue(name);
  },
});

/** Either of the two fails, one message tells (SPEC.md §8); what is set can still be saved. */
export const ErrorFetchingUsersAndProducts = meta.story({
  name: 'Error fetching users and products',
  parameters: { outcomes: { 'users.refs': 'noMessage', 'adminSubscriptions.products': 'noMessage' } },
  play: async (context) => {
    const { dialog, save } = await opened(context);
    await expect(await screen.findAllByText('Error fetching users and products')).toHaveLength(1);
    await expect(dialog.getByRole('combobox', { name: 'User' })).toHaveValue('premium');
    await expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveTextContent(db.products.find(1)!.name);
    await expect(save).toBeEnabled();
  },
});

export const ErrorUpdatingSubscription = meta.story({
  name: 'Error updating subscription',
  parameters: { outcomes: { 'adminSubscriptions.update': 'noMessage' } },
  play: async (context) => {
    const { save, expiry } = await opened(context);
    await fireEvent.change(expiry, { target: { value: '2026-05-20T08:15' } });
    await context.userEvent.click(save);
    await screen.findByText('Error updating subscription');
    await expect(expiry).toHaveValue('2026-05-20T08:15');
    await expect(save).toBeEnabled();
  },
});

/** SPEC.md §8: for this call the server's error field is shown, also where there is a message. */
export const ShowsTheErrorField = meta.story({
  parameters: { outcomes: { 'adminSubscriptions.update': 'errorFieldAndMessage' } },
  play: async (context) => {
    const { save } = await opened(context);
    await context.userEvent.click(save);
    await screen.findByText('This user already has that product');
    await expect(screen.queryByText('Bad Request')).toBeNull();
  },
});

export const Saving = meta.story({
  parameters: { outcomes: { 'adminSubscriptions.update': 'neverAnswers' } },
  play: async (context) => {
    const { save, dialog } = await opened(context);
    await context.userEvent.click(save);
    await expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const Delete = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    await press(context, ID, 'Delete');
    const dialog = await dialogOf('Delete');
    await expect(dialog.getByText('Are you sure you want to delete subscription #260?')).toBeVisible();
    await expect(dialog.getByText('Warning: This action cannot be undone.')).toBeVisible();
  },
});

export const SubscriptionDeletedSuccessfully = meta.story({
  name: 'Subscription deleted successfully',
  play: async (context) => {
    await deleted(context);
    await screen.findByText('Subscription deleted successfully');
    await expect(context.canvas.queryByText('260', { selector: '#row-260' })).toBeNull();
    await expectNoDialog();
  },
});

export const ErrorDeletingSubscription = meta.story({
  name: 'Error deleting subscription',
  parameters: { outcomes: { 'adminSubscriptions.remove': 'noMessage' } },
  play: async (context) => {
    const dialog = await deleted(context);
    await screen.findByText('Error deleting subscription');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});

export const DeletedByAnother = meta.story({
  parameters: { outcomes: { 'adminSubscriptions.remove': 'gone' } },
  play: async (context) => {
    await deleted(context);
    await screen.findByText('Subscription not found');
  },
});
