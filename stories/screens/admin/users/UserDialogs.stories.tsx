import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { storyPage } from '#storybook/preview/story-page.ts';
import { listMeta, rowOf } from '../../../support/admin-list.tsx';
import { choose, expectNoDialog, expectToast, fill, pressInRow, userSees } from '../../../support/index.ts';

/** Row ids of accounts. */
const ADMIN = 1;
const CUSTOMER = 2;
const PREMIUM = 3;

const meta = preview.meta({
  title: 'Screens/Admin/Users/Dialogs',
  component: UsersScreen,
  ...listMeta(
    '/admin/users?search=premium',
    'Administrators correct the Discord and hardware IDs of an account, give it a product until a date, or delete it with all its data. Deleting asks for the name; acting on the own account is warned about.',
  ),
});

const edit = async () => {
  await pressInRow(PREMIUM, 'Edit');
  await screen.findByRole('dialog', { name: 'Editing user #3' });
};

export const Edit = meta.story({
  tags: ['USR-3'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await edit();
    await userSees('premium', 'dialog');
  },
});

/** Values are saved as they were meant, cleared ones as null, an untouched empty one as it came. */
export const UserUpdatedSuccessfully = meta.story({
  tags: ['USR-3', 'FRM-7', 'LIS-14'],
  name: 'User updated successfully',
  parameters: { pictures: false },
  beforeEach: () => void db.users.update(PREMIUM, { newHwid: '' }),
  play: async () => {
    await edit();
    await fill({ 'Discord ID': '', HWID: ' ' });
    await userEvent.paste('“new–hardware-id”\u200b');
    await expect(await screen.findByLabelText('HWID')).toHaveValue(' new-hardware-id');
    await userEvent.click(await screen.findByLabelText('Banned'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast('User updated successfully');
    const saved = { discord: null, hwid: 'new-hardware-id', newHwid: '', isBanned: true };
    await expect(db.users.find(PREMIUM)).toMatchObject(saved);
    await expectNoDialog();
    await expect((await rowOf(PREMIUM)).getByText('new-hard…')).toBeInTheDocument();
  },
});

export const Delete = meta.story({
  tags: ['USR-5'],
  parameters: { screen: true },
  play: async () => {
    await pressInRow(PREMIUM, 'Delete');
    await waitFor(async () => expect(await screen.findByLabelText('Type premium to confirm')).toHaveFocus());
  },
});

export const DeletingYourself = meta.story({
  name: 'Delete: your own account',
  parameters: { route: '/admin/users?search=admin' },
  play: async () => {
    await pressInRow(ADMIN, 'Edit');
    const banned = await screen.findByLabelText('Banned');
    await expect(banned).not.toHaveAccessibleDescription();
    await userEvent.click(banned);
    await expect(banned).toHaveAccessibleDescription(/^This is your own account/);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await pressInRow(ADMIN, 'Delete');
    await fill({ 'Type admin to confirm': 'admin' });
    await screen.findByText(/This is your own account/);
  },
});

async function openSubscription() {
  await pressInRow(CUSTOMER, 'Add subscription');
  return within(await screen.findByRole('dialog', { name: 'Add subscription for customer' }));
}

export const AddSubscription = meta.story({
  tags: ['USR-4', 'FRM-8'],
  name: 'Add subscription: expires in 30 days',
  globals: { timeZone: 'UTC' },
  parameters: { route: '/admin/users?search=customer', pictures: 'all', screen: true },
  play: async () => {
    const { getByRole } = await openSubscription();
    await expect(storyPage.route()).toBe('/admin/users?search=customer&dialog=subscribe&id=2');
    await expect(getByRole('button', { name: 'Add subscription' })).toHaveAccessibleDescription(
      'Choose a product',
    );
  },
});

export const SubscriptionAddedSuccessfully = meta.story({
  tags: ['FRM-6'],
  name: 'Subscription added successfully; keeps the product for the next one',
  globals: { timeZone: 'UTC' },
  parameters: { route: '/admin/users?search=customer', pictures: false },
  play: async () => {
    await openSubscription();
    await choose('Product', 'CS2');
    await fill({ 'Expiration Date': '' });
    await screen.findByText('Set an expiration date');
    await fill({ 'Expiration Date': '2026-02-14T12:00' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add subscription' }));
    await expectToast('Subscription added successfully');
    const added = { userId: CUSTOMER, productId: 1, end: '2026-02-14T12:00:00.000Z' };
    await expect(db.subscriptions.all().at(-1)).toMatchObject(added);
    await expectNoDialog();
    await expect((await rowOf(CUSTOMER)).getByText('Yes')).toBeVisible();
    await openSubscription();
    await waitFor(() => expect(screen.getByLabelText('Product')).toHaveDisplayValue('CS2'));
  },
});
