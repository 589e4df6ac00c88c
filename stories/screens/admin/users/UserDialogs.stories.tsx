import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { users } from '#src/contract/admin/users.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta, rowOf } from '../../../support/admin-list.tsx';
import { expectNoDialog, expectToast, fill, pressInRow, userSees } from '../../../support/index.ts';
import { sentBodies } from '../../../support/sent-bodies.ts';

/** Row ids of accounts. */
const ADMIN = 1;
const PREMIUM = 3;

const meta = preview.meta({
  title: 'Screens/Admin/Users/Dialogs',
  component: UsersScreen,
  ...listMeta(
    '/admin/users?search=premium',
    'Administrators correct the Discord and hardware IDs of an account, or delete it with all its data. Deleting asks for the name; acting on the own account is warned about.',
  ),
});

const edit = async () => {
  await pressInRow(PREMIUM, 'Edit');
  return within(await screen.findByRole('dialog', { name: 'Editing user #3' }));
};

let sent: unknown[] = [];

export const Edit = meta.story({
  tags: ['USR-3'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await edit();
    await userSees('premium', 'dialog');
  },
});

/** Values are sent as they were meant, cleared ones as null, an untouched empty one as it came, and only the four fields. */
export const UserUpdatedSuccessfully = meta.story({
  tags: ['USR-3', 'FRM-7', 'LIS-14'],
  name: 'User updated successfully',
  parameters: { pictures: false },
  beforeEach: ({ msw }) => {
    sent = sentBodies(msw, users.update);
    db.users.update(PREMIUM, { newHwid: '' });
  },
  play: async () => {
    await edit();
    await fill({ 'Discord ID': '', HWID: ' ' });
    await userEvent.paste('“new–hardware-id”\u200b');
    await expect(await screen.findByLabelText('HWID')).toHaveValue(' new-hardware-id');
    await userEvent.click(await screen.findByLabelText('Banned'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast('User updated successfully');
    await expect(sent).toEqual([{ discord: null, hwid: 'new-hardware-id', newHwid: '', isBanned: true }]);
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
