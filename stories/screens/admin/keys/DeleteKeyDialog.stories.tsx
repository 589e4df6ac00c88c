import { expect, screen, waitFor } from 'storybook/test';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, inMain, rowOf, shownIds, type Playing } from '../list/play.tsx';
import { press } from '../list/press.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Delete',
  component: KeysScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/keys' },
});

async function opened(playing: Playing) {
  await press(playing, 399, 'Delete');
  return dialogOf('Delete');
}

async function confirmed(playing: Playing) {
  const dialog = await opened(playing);
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Delete Key' }));
  return dialog;
}

export const Fresh = meta.story({
  parameters: { screen: true },
  play: async (playing) => {
    const dialog = await opened(playing);
    await expect(dialog.getByText('Are you sure you want to delete activation key #399?')).toBeVisible();
    await expect(dialog.getByText('Warning: This action cannot be undone.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

export const Cancelled = meta.story({
  play: async (playing) => {
    const dialog = await opened(playing);
    await playing.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await rowOf(playing.canvas, 399);
  },
});

export const KeyDeletedSuccessfully = meta.story({
  name: 'Key deleted successfully',
  play: async (playing) => {
    await confirmed(playing);
    await screen.findByText('Key deleted successfully');
    await expect(shownIds(playing.canvas)).not.toContain(399);
    await expectNoDialog();
    await waitFor(() => expect(playing.canvas.getByText('399 keys')).toHaveFocus());
  },
});

export const ErrorDeletingKey = meta.story({
  name: 'Error deleting key',
  parameters: { outcomes: { 'keys.remove': 'noMessage' } },
  play: async (playing) => {
    await confirmed(playing);
    await screen.findByText('Error deleting key');
    await dialogOf('Delete');
  },
});

export const UsedKey = meta.story({
  name: 'Server refuses with its own message',
  parameters: { outcomes: { 'keys.remove': 'usedKey' } },
  play: async (playing) => {
    await confirmed(playing);
    await screen.findByText('Used keys cannot be deleted');
  },
});

export const Busy = meta.story({
  parameters: { outcomes: { 'keys.remove': 'neverAnswers' } },
  play: async (playing) => {
    const dialog = await confirmed(playing);
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
  },
});
