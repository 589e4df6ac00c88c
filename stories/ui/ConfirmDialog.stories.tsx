import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import preview from '#storybook/preview.tsx';
import { longError, longName, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { expectToFit } from './narrow.tsx';

const meta = preview.meta({
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
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
  play: async () => waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()),
});
export const Primary = meta.story({ args: { title: 'Approve', tone: 'primary', confirmLabel: 'Approve', warning: undefined, children: 'Are you sure you want to approve the request for user customer?' } });
export const Busy = meta.story({ args: { busy: true, busyLabel: 'Deleting...' } });

export const CannotFireTwice = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete Key' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

let finish = () => {};
export const CannotBeClosedWhileItWorks = meta.story({
  args: { onConfirm: fn(() => new Promise<void>((resolve) => (finish = resolve))) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Key' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Key' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const TypedConfirmation = meta.story({
  args: { phrase: longName, confirmLabel: 'Delete', children: `Are you sure you want to delete user ${longName}?` },
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    await expect(confirm).toBeDisabled();
    const field = screen.getByLabelText(`Type ${longName} to confirm`);
    await userEvent.type(field, ` ${longName} `);
    await expect(confirm).toBeEnabled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete Key' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({
  args: { title: `Delete ${unbrokenCode}`, children: unbrokenCode, warning: longError, phrase: unbrokenCode, confirmLabel: twoLineLabel },
  play: async () => expectToFit(await screen.findByRole('dialog')),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { phrase: longName } });
