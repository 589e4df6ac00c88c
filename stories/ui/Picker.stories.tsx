import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Picker } from '#src/ui/Picker.tsx';
import preview from '#storybook/preview.tsx';
import { expectToBeCut, narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

type Props = ComponentProps<typeof Picker<number>>;

function Held({ value: initial, onChange, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <Picker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const few = ['alice', 'bob', 'carol', 'dave'].map((label, at) => ({ value: at + 1, label }));
const many = Array.from({ length: 100_000 }, (_, at) => ({ value: at + 1, label: `user-${at + 1}` }));

const meta = preview.meta({
  title: 'Kit/Picker',
  component: Picker<number>,
  tags: ['autodocs'],
  args: { label: 'Owner', options: few, value: null, onChange: fn(), className: 'max-w-xs' },
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({ args: { helper: 'Optional' } });
export const Chosen = meta.story({ args: { value: 2, clearable: true } });
export const Invalid = meta.story({ args: { error: 'Please choose a user' } });
export const Disabled = meta.story({ args: { disabled: true, value: 2 } });

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Owner' }), 'CAR');
    await expect(await screen.findByRole('option', { name: 'carol' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(3);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('carol'));
  },
});

export const Clearing = meta.story({
  args: { value: 2, clearable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear owner' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matches'));
    await expect(await screen.findByRole('option', { name: 'No matches' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const AHundredThousand = meta.story({
  args: { options: many },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('opens with only the rows in sight', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await expect((await screen.findAllByRole('option')).length).toBeLessThan(60);
    });
    await step('finds one by typing', async () => {
      await userEvent.type(canvas.getByRole('combobox'), 'user-99999');
      await userEvent.click(await screen.findByRole('option', { name: 'user-99999' }));
      await expect(args.onChange).toHaveBeenCalledWith(99_999);
    });
  },
});

export const Keys = meta.story({
  parameters: { visual: false },
  args: { value: 2 },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Owner' });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findByRole('listbox')).toHaveAccessibleName('Owner');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(box).toHaveValue('bob');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('typing finds, arrows move, Enter chooses', async () => {
      await userEvent.clear(box);
      await userEvent.keyboard('a');
      await screen.findByRole('option', { name: 'alice' });
      await waitFor(() => expect(screen.queryByRole('option', { name: 'bob' })).toBeNull());
      await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
      await waitFor(() => expect(box).toHaveValue('carol'));
      await expect(box).toHaveFocus();
    });
  },
});

export const Longest = meta.story({
  ...narrow,
  args: { label: twoLineLabel, options: [{ value: 1, label: unbrokenCode }, { value: 2, label: twoLineLabel }], value: 1, clearable: true, error: longError, helper: unbrokenCode },
});

export const LongestOption = meta.story({
  args: { options: [{ value: 1, label: unbrokenCode }, { value: 2, label: twoLineLabel }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    const option = await screen.findByTitle(unbrokenCode);
    await waitFor(() => expectToBeCut(option, unbrokenCode)); // once the list is as wide as the field
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { value: 2, clearable: true, options: [...few, { value: 9, label: unbrokenCode }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('option', { name: 'bob' });
  },
});
