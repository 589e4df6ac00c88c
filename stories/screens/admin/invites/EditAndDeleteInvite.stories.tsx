import { expect, screen, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, inMain, type Playing, rowOf, shownIds } from '../list/play.tsx';
import { press } from '../list/press.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites/Edit and delete',
  component: InvitesScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/invites' },
});

async function editing(playing: Playing) {
  await press(playing, 120, 'Edit');
  return dialogOf('Editing invite code #120');
}

/** Puts a code in place of the one that is there, and saves. */
async function save({ userEvent }: Playing, dialog: Awaited<ReturnType<typeof editing>>, code: string) {
  const field = dialog.getByLabelText('Code');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(code);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

async function saved(playing: Playing, code: string) {
  const dialog = await editing(playing);
  await save(playing, dialog, code);
  return dialog;
}

async function confirmed(playing: Playing) {
  await press(playing, 119, 'Delete');
  const dialog = await dialogOf('Delete');
  await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

export const EditFresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await editing(playing);
    await expect(dialog.getByLabelText('Code')).toHaveValue(db.invites.find(120)!.code);
    await expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription('Only letters and numbers are allowed');
  },
});

export const CodeUpdatedSuccessfully = meta.story({
  name: 'Code updated successfully',
  play: async (playing) => {
    await saved(playing, ' WELCOME2026 ');
    await screen.findByText('Code updated successfully');
    await expectNoDialog();
    await expect((await rowOf(playing.canvas, 120)).getByText('WELCOME2026')).toBeVisible();
  },
});

const refusals = { ' ': 'Code cannot be empty', ['X'.repeat(256)]: 'Code cannot be longer than 255 characters', 'A-1': 'Code can only contain letters and numbers' };

export const InvalidCodes = meta.story({
  name: 'Code: empty, too long, wrong characters',
  play: async (playing) => {
    const dialog = await editing(playing);
    for (const [code, refusal] of Object.entries(refusals)) {
      await save(playing, dialog, code);
      await dialog.findByText(refusal);
    }
  },
});

export const CodeAlreadyExists = meta.story({
  name: 'Server refuses the code: message in the field, no toast',
  play: async (playing) => {
    const dialog = await saved(playing, db.invites.find(119)!.code);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Code already exists');
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
    await expect(within(screen.getByRole('region', { name: 'Notifications' })).queryByRole('alert')).toBeNull();
  },
});

export const ErrorUpdatingCode = meta.story({
  name: 'Error updating code',
  parameters: { outcomes: { 'adminInvites.update': 'noMessage' } },
  play: async (playing) => {
    const dialog = await saved(playing, 'A1');
    await screen.findByText('Error updating code');
    await expect(dialog.getByLabelText('Code')).toHaveValue('A1');
  },
});

export const Gone = meta.story({
  name: 'Deleted by somebody else',
  parameters: { outcomes: { 'adminInvites.update': 'gone' } },
  play: async (playing) => {
    await saved(playing, 'A1');
    await screen.findByText('Invite code not found');
  },
});

export const Saving = meta.story({
  parameters: { outcomes: { 'adminInvites.update': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await saved(playing, 'A1');
    await expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});

export const CodeDeletedSuccessfully = meta.story({
  name: 'Code deleted successfully',
  play: async (playing) => {
    await confirmed(playing);
    await screen.findByText('Code deleted successfully');
    await expect(shownIds(playing.canvas)).not.toContain(119);
    await expectNoDialog();
  },
});

export const ErrorDeletingCode = meta.story({
  name: 'Error deleting code',
  parameters: { outcomes: { 'adminInvites.remove': 'noMessage' } },
  play: async (playing) => {
    await confirmed(playing);
    await screen.findByText('Error deleting code');
    await dialogOf('Delete');
  },
});

export const Deleting = meta.story({
  parameters: { outcomes: { 'adminInvites.remove': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await confirmed(playing);
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  },
});
