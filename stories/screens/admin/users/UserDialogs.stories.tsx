import { expect, screen, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { users } from '#src/contract/admin/users.ts';
import { UsersScreen } from '#src/screens/admin/users/UsersScreen.tsx';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, inMain, rowOf } from '../list/play.tsx';
import { press } from '../list/press.ts';
import { sentBodies } from '../list/sent-bodies.ts';

/** The row on which most stories act: the account `premium`. */
const PREMIUM = 3;

const meta = preview.meta({
  title: 'Screens/Admin/Users/Dialogs',
  component: UsersScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/users?dir=asc' },
});

let sent: unknown[] = [];

export const Edit = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    await press(context, PREMIUM, 'Edit');
    const dialog = await dialogOf('Editing user #3');
    const user = db.users.find(PREMIUM)!;
    await expect(dialog.getByText('premium')).toBeVisible();
    await expect(dialog.getByLabelText('Discord ID')).toHaveValue(user.discord);
    await expect(dialog.getByLabelText('HWID')).toHaveValue(user.hwid);
    await expect(dialog.getByLabelText('New HWID')).toHaveValue(user.newHwid);
    await expect(dialog.getByLabelText('New HWID')).toHaveAccessibleDescription('Pending Hardware ID');
    await expect(dialog.getByRole('checkbox', { name: 'Banned' })).not.toBeChecked();
  },
});

/** Trimmed, cleared to null, nothing but the four fields (SPEC.md §7, READINGS.md T72). The list is new when the toast says so. */
export const UserUpdatedSuccessfully = meta.story({
  name: 'User updated successfully',
  beforeEach: ({ msw }) => {
    sent = sentBodies(msw, users.update);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, PREMIUM, 'Edit');
    const dialog = await dialogOf('Editing user #3');
    await userEvent.clear(dialog.getByLabelText('Discord ID'));
    await userEvent.clear(dialog.getByLabelText('HWID'));
    await userEvent.type(dialog.getByLabelText('HWID'), '  new-hardware-id  ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Banned' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User updated successfully');
    await expect(sent).toEqual([{ discord: null, hwid: 'new-hardware-id', newHwid: db.users.find(PREMIUM)!.newHwid, isBanned: true }]);
    await expectNoDialog();
    await expect((await rowOf(canvas, PREMIUM)).getByText('new-hard…')).toBeInTheDocument();
  },
});

/** What was typed stays when it failed. */
export const ErrorUpdatingUser = meta.story({
  name: 'Error updating user',
  parameters: { outcomes: { 'users.update': 'noMessage' } },
  play: async (context) => {
    await press(context, PREMIUM, 'Edit');
    const dialog = await dialogOf('Editing user #3');
    await context.userEvent.type(dialog.getByLabelText('Discord ID'), '77');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Error updating user');
    await expect(dialog.getByLabelText('Discord ID')).toHaveValue('48192037556610483277');
  },
});

export const UpdateRefused = meta.story({
  parameters: { outcomes: { 'users.update': 'duplicateDiscord' } },
  play: async (context) => {
    await press(context, PREMIUM, 'Edit');
    const dialog = await dialogOf('Editing user #3');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('This Discord account is linked to another user');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});

export const Saving = meta.story({
  parameters: { outcomes: { 'users.update': 'neverAnswers' } },
  play: async (context) => {
    await press(context, PREMIUM, 'Edit');
    const dialog = await dialogOf('Editing user #3');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** One click and a confirmation; the call carries the other three fields as they are. */
export const Ban = meta.story({
  parameters: { screen: true },
  beforeEach: ({ msw }) => {
    sent = sentBodies(msw, users.update);
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, PREMIUM, 'Ban');
    const dialog = await dialogOf('Ban user');
    await expect(dialog.getByText('Are you sure you want to ban user premium?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    await screen.findByText('User updated successfully');
    const { discord, hwid, newHwid } = db.users.find(PREMIUM)!;
    await expect(sent).toEqual([{ discord, hwid, newHwid, isBanned: true }]);
    await expectNoDialog();
    await expect((await rowOf(canvas, PREMIUM)).getByRole('button', { name: 'Unban' })).toBeVisible();
  },
});

export const Unban = meta.story({
  play: async (context) => {
    await press(context, 7, 'Unban');
    const dialog = await dialogOf('Unban user');
    await expect(dialog.getByText('Are you sure you want to unban user banned?')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Unban' }));
    await screen.findByText('User updated successfully');
    await expect((await rowOf(context.canvas, 7)).getByRole('button', { name: 'Ban' })).toBeInTheDocument();
  },
});

/** READINGS.md T83: nobody is stopped from shutting themselves out, but told. */
export const BanningYourself = meta.story({
  play: async (context) => {
    await press(context, 1, 'Ban');
    const dialog = await dialogOf('Ban user');
    await expect(dialog.getByText(/This is your own account/)).toBeVisible();
  },
});

export const Delete = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    await press(context, PREMIUM, 'Delete');
    const dialog = await dialogOf('Delete');
    await expect(dialog.getByText('Are you sure you want to delete user premium?')).toBeVisible();
    await expect(dialog.getByText('This action cannot be undone and will delete all associated data.')).toBeVisible();
    await expect(dialog.getByText('This user has premium; the time left is lost.')).toBeVisible();
    await expect(dialog.getByLabelText('Type premium to confirm')).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
});

/** Another name does not do, the right one does, spaces around it or not. */
export const DeleteNeedsTheName = meta.story({
  parameters: { visual: false },
  play: async (context) => {
    await press(context, PREMIUM, 'Delete');
    const dialog = await dialogOf('Delete');
    await context.userEvent.type(dialog.getByLabelText('Type premium to confirm'), 'premiun{Enter}');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await context.userEvent.type(dialog.getByLabelText('Type premium to confirm'), '{Backspace}m ');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await expect(db.users.find(PREMIUM)).toBeDefined();
  },
});

export const DeletingYourself = meta.story({
  play: async (context) => {
    await press(context, 1, 'Delete');
    const dialog = await dialogOf('Delete');
    await expect(dialog.getByText(/This is your own account/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await context.userEvent.type(dialog.getByLabelText('Type admin to confirm'), 'admin');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});

/** What takes many accounts and all their data along asks for more than a click. */
export const DeletingSeveral = meta.story({
  play: async ({ canvas, userEvent }) => {
    await rowOf(canvas, PREMIUM);
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    for (const id of [PREMIUM, 7]) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select user ${id}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    const dialog = await dialogOf('Delete');
    const confirm = dialog.getByRole('button', { name: 'Delete 2 users' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type delete 2 users to confirm'), 'delete 2 users');
    await userEvent.click(confirm);
    await screen.findByText('2 users deleted');
    await expectNoDialog();
    await expect(db.users.find(PREMIUM)).toBeUndefined();
  },
});

export const UserDeletedSuccessfully = meta.story({
  name: 'User deleted successfully',
  play: async (context) => {
    await press(context, PREMIUM, 'Delete');
    const dialog = await dialogOf('Delete');
    await context.userEvent.type(dialog.getByLabelText('Type premium to confirm'), 'premium');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('User deleted successfully');
    await expect(context.canvas.queryByText('premium', { ignore: '[role=dialog] *' })).toBeNull();
    await expectNoDialog();
    await expect(db.users.find(PREMIUM)).toBeUndefined();
  },
});

export const ErrorDeletingUser = meta.story({
  name: 'Error deleting user',
  parameters: { outcomes: { 'users.remove': 'noMessage' } },
  play: async (context) => {
    await press(context, PREMIUM, 'Delete');
    const dialog = await dialogOf('Delete');
    await context.userEvent.type(dialog.getByLabelText('Type premium to confirm'), 'premium');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Error deleting user');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  },
});

export const DeleteRefused = meta.story({
  parameters: { outcomes: { 'users.remove': 'ownAccount' } },
  play: async (context) => {
    await press(context, 1, 'Delete');
    const dialog = await dialogOf('Delete');
    await context.userEvent.type(dialog.getByLabelText('Type admin to confirm'), 'admin{Enter}');
    await screen.findByText('You cannot delete your own account');
  },
});

export const Deleting = meta.story({
  parameters: { outcomes: { 'users.remove': 'neverAnswers' } },
  play: async (context) => {
    await press(context, PREMIUM, 'Delete');
    const dialog = await dialogOf('Delete');
    await context.userEvent.type(dialog.getByLabelText('Type premium to confirm'), 'premium');
    await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
});
