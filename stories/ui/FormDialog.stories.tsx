import { expect, fn, screen, waitFor } from 'storybook/test';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { expectToFit } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({
  title: 'Kit/FormDialog',
  component: FormDialog,
  tags: ['autodocs'],
  args: {
    title: 'Editing activation key #25',
    submitLabel: 'Save',
    busyLabel: 'Saving...',
    onSubmit: fn(),
    onClose: fn(),
    children: <><TextField label="Code" mono defaultValue="9F2K-0A1B" helper="Only letters, numbers, and hyphens are allowed" /><TextField label="Note" /></>,
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
});

export const Open = meta.story({
  play: async () => waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus()),
});
export const SubmitDisabled = meta.story({ args: { submitDisabled: true } });

export const SubmitsByEnter = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Code'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Cancelled = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const BusyStaysOpen = meta.story({
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Code'), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByLabelText('Note')).toHaveFocus();
    await userEvent.keyboard('sold by hand');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({
  args: { title: `Editing activation key ${unbrokenCode}`, description: longError, submitLabel: twoLineLabel, children: <TextField label={twoLineLabel} defaultValue={unbrokenCode} error={longError} helper={unbrokenCode} /> },
  play: async () => expectToFit(await screen.findByRole('dialog')),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'] });
