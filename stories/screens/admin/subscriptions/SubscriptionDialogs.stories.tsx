import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { SubscriptionsScreen } from '#src/screens/admin/subscriptions/SubscriptionsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta, rowOf } from '../../../support/admin-list.tsx';
import { choose, expectNoDialog, expectToast, fill, pressInRow } from '../../../support/index.ts';

const ID = 260;

const meta = preview.meta({
  title: 'Screens/Admin/Subscriptions/Dialogs',
  component: SubscriptionsScreen,
  ...listMeta(
    '/admin/subs?search=premium',
    'Administrators move a subscription to another user, product or date, mark it as expired, or delete it. A date that contradicts the Expired box is pointed out.',
  ),
  globals: { persona: 'admin', world: 'typical', timeZone: 'UTC' },
  beforeEach: () =>
    void db.subscriptions.update(ID, {
      userId: 3,
      productId: 1,
      isExpired: false,
      pauseDate: null,
      end: '2026-03-01T10:30:45.000Z',
    }),
});

async function open() {
  await pressInRow(ID, 'Edit');
  await screen.findByRole('dialog', { name: 'Editing subscription #260' });
}

export const Edit = meta.story({
  tags: ['SBS-1'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByLabelText('User')).toHaveValue('premium'));
    await waitFor(() => expect(screen.getByLabelText('Product')).toHaveDisplayValue('CS2'));
  },
});

/** All fields are changed. */
export const SubscriptionUpdatedSuccessfully = meta.story({
  name: 'Subscription updated successfully',
  parameters: { route: '/admin/subs', pictures: false },
  play: async () => {
    await open();
    await fill({ User: 'customer' });
    await userEvent.click(await screen.findByRole('option', { name: 'customer' }));
    await choose('Product', db.products.find(2)!.name);
    await fill({ 'Expiration Date': '2026-05-20T08:15' });
    await userEvent.click(await screen.findByLabelText('Expired'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast('Subscription updated successfully');
    const saved = { userId: 2, productId: 2, end: '2026-05-20T08:15:00.000Z', isExpired: true };
    await expect(db.subscriptions.find(ID)).toMatchObject(saved);
    await expectNoDialog();
    const row = await rowOf(ID);
    for (const text of ['customer', 'EXPIRED']) await expect(row.getByText(text)).toBeVisible();
  },
});

/** Extended from now, not from the day of expiry. The dialog points out the ticked box and leaves it. */
export const ExtendingWhatHasExpired = meta.story({
  name: 'Expired, extended by 30 days: Expired stays checked',
  beforeEach: () => void db.subscriptions.update(ID, { end: '2025-11-01T10:00:00.000Z' }),
  play: async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '+30 days' }));
    await screen.findByText('Expired is ticked, but this date is in the future.');
  },
});

/** One toast for both failures; the current values can still be saved. Retry is below the users (SBS-3). */
export const ErrorFetchingUsersAndProducts = meta.story({
  name: 'Failed: Error fetching users and products',
  tags: ['error'],
  parameters: { outcomes: { 'users.refs': 'noMessage', 'adminSubscriptions.products': 'noMessage' } },
  play: async () => {
    await open();
    await expectToast('Error fetching users and products');
    await screen.findByText('Some users and products could not be loaded.');
  },
});
