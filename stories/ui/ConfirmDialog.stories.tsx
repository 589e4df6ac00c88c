import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { expectToFit } from '#stories/support/narrow.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Delete',
    children: 'Are you sure you want to delete activation key #25?',
    warning: 'Warning: This action cannot be undone.',
    confirmLabel: 'Delete Key',
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Danger = meta.story({
  tags: ['LIS-13'],
  parameters: { pictures: 'all' },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Delete' });
    await expect(question).toHaveAccessibleDescription(
      'Are you sure you want to delete activation key #25? Warning: This action cannot be undone.',
    );
  },
});

export const Busy = meta.story({
  tags: ['loading'],
  args: { onConfirm: fn(() => new Promise(() => {})), busyLabel: 'Deleting...' },
  play: async ({ args, userEvent }) => {
    const { getByRole } = within(await screen.findByRole('alertdialog', { name: 'Delete' }));
    getByRole('button', { name: 'Delete Key' }).click();
    await waitFor(() => expect(getByRole('button', { name: 'Deleting...' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const TypedConfirmation = meta.story({
  name: 'Typed confirmation',
  args: {
    phrase: 'customer',
    confirmLabel: 'Delete',
    children: 'Are you sure you want to delete user customer?',
  },
  play: async ({ args, userEvent }) => {
    const { getByRole, getByLabelText } = within(await screen.findByRole('alertdialog', { name: 'Delete' }));
    await expect(getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect(getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'Type customer to confirm',
    );
    await userEvent.type(getByLabelText('Type customer to confirm'), ' customer ');
    await expect(getByRole('button', { name: 'Delete' })).toBeEnabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Longest = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  args: {
    title: `Delete ${unbrokenCode}`,
    children: unbrokenCode,
    warning: longError,
    phrase: unbrokenCode,
    confirmLabel: twoLineLabel,
  },
  play: async () => expectToFit(await screen.findByRole('alertdialog')),
});

export const DontBeVague = meta.story({
  name: "Don't: vague",
  tags: ['!dev', '!autodocs'],
  parameters: { pictures: false },
  args: { title: 'Confirm', children: 'Are you sure?', warning: undefined, confirmLabel: 'OK' },
  play: async () => void (await screen.findByRole('alertdialog', { name: 'Confirm' })),
});
