import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from '#src/ui/Select.tsx';
import preview from '#storybook/preview.tsx';
import { longError, longName, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { expectToBeCut, expectToFit, narrow } from './narrow.tsx';

type Props = ComponentProps<typeof Select<number>>;

function Held({ value: initial, onChange, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const options = ['CS2', 'CS2 Premium', longName, 'Valorant', 'Rust'].map((label, at) => ({ value: at + 1, label }));

const meta = preview.meta({
  title: 'Kit/Select',
  component: Select<number>,
  tags: ['autodocs'],
  args: { label: 'Product', options, value: 1, onChange: fn(), className: 'max-w-xs' },
  render: (args) => <Held {...args} />,
});

export const Chosen = meta.story({});
export const NothingChosen = meta.story({ args: { value: null, placeholder: 'Choose a product' } });
export const Invalid = meta.story({ args: { value: null, error: 'Please choose a product' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Longest = meta.story({
  args: { value: 3, className: 'w-64' },
  play: async ({ canvas }) => expectToBeCut(canvas.getByText(longName), longName),
});

export const ByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Product'));
    await userEvent.click(await screen.findByRole('option', { name: 'CS2 Premium' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveTextContent('CS2 Premium');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Product' });
    await userEvent.keyboard('val{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Product'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'CS2', selected: true })).toBeVisible());
  },
});

export const Keys = meta.story({
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Product' });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await screen.findByRole('listbox', { name: 'Product' });
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(box).toHaveFocus();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('arrows move, Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox', { name: 'Product' });
      await userEvent.keyboard('{End}{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith(4);
      await waitFor(() => expect(box).toHaveTextContent('Valorant'));
    });
  },
});

export const LongestMessages = meta.story({ ...narrow, args: { label: twoLineLabel, value: null, placeholder: twoLineLabel, error: longError, helper: unbrokenCode } });

export const LongestOption = meta.story({
  args: { options: [{ value: 1, label: unbrokenCode }, { value: 2, label: twoLineLabel }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Product'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expectToFit(list)); // once it is as wide as the field
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { value: 3, helper: 'What the key opens', error: 'Please choose another product' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Product'));
    await screen.findByRole('option', { name: 'Rust' });
  },
});
