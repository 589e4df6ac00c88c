import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { expectToFit } from '#stories/support/narrow.tsx';
import preview from '#storybook/preview.tsx';

const title = 'Editing activation key #25';

const meta = preview.meta({
  title: 'Kit/FormDialog',
  component: FormDialog,
  args: {
    title,
    onSubmit: fn(),
    onClose: fn(),
    children: (
      <>
        <TextField
          label="Code"
          mono
          defaultValue="9F2K-0A1B"
          helper="Only letters, numbers, and hyphens are allowed"
        />
        <TextField label="Note" />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
});

export const Open = meta.story({
  parameters: { pictures: 'all' },
  play: async () => {
    const { getByLabelText } = within(await screen.findByRole('dialog', { name: title }));
    await waitFor(() => expect(getByLabelText('Code')).toHaveFocus());
  },
});

export const Refused = meta.story({
  name: 'Refused: error under the field',
  tags: ['error'],
  args: { children: <TextField label="Code" mono defaultValue="9F2K-0A1B" error="Code already exists" /> },
  play: async () => void (await screen.findByRole('dialog', { name: title })),
});

export const RefusedAsAWhole = meta.story({
  name: 'Refused: error above the buttons',
  tags: ['error'],
  args: { errors: ['The product is gone. Somebody else has deleted it.'] },
  play: async () => void (await screen.findByRole('dialog', { name: title })),
});

export const Changed = meta.story({
  tags: ['FRM-3'],
  name: 'Changed: asks before it closes',
  args: { isChanged: true },
  play: async ({ args, userEvent, step }) => {
    const { getByRole, getByLabelText } = within(await screen.findByRole('dialog', { name: title }));
    await waitFor(() => expect(getByLabelText('Code')).toHaveFocus());
    await step('a click outside asks; Keep editing leads back to the field', async () => {
      await userEvent.click(getByLabelText('Note'));
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: document.elementFromPoint(2, 2)!, coords: { x: 2, y: 2 } },
        { keys: '[/MouseLeft]' },
      ]);
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(getByLabelText('Note')).toHaveFocus());
    });
    await step('a click into a field and Escape take the question back', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('alert');
      await userEvent.click(getByLabelText('Code'));
      await expect(getByRole('button', { name: 'Save' })).toBeVisible();
      await userEvent.click(getByLabelText('Note'));
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('alert');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(getByLabelText('Note')).toHaveFocus());
    });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Discard your changes?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const BusyStaysOpen = meta.story({
  name: 'Busy: stays open',
  tags: ['loading'],
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    const { getByRole, getByLabelText } = within(await screen.findByRole('dialog', { name: title }));
    await expect(getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(getByLabelText('Code'), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(getByLabelText('Code')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Longest = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  args: {
    title: `Editing activation key ${unbrokenCode}`,
    description: longError,
    labels: [twoLineLabel],
    children: (
      <TextField label={twoLineLabel} defaultValue={unbrokenCode} error={longError} helper={unbrokenCode} />
    ),
  },
  play: async () => expectToFit(await screen.findByRole('dialog')),
});

export const DontShutTheDoor = meta.story({
  name: "Don't: disabled for a mistake",
  tags: ['!dev', '!autodocs'],
  parameters: { pictures: false },
  args: {
    disabledReason: 'Something is wrong',
    children: <TextField label="Code" mono defaultValue="9F2K_" />,
  },
  play: async () => void (await screen.findByRole('dialog', { name: title })),
});
