import { expect, fn } from 'storybook/test';
import { Select } from '#src/ui/Select.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { longName } from '#stories/support/long-texts.ts';
import { statesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const options = ['CS2', 'CS2 Premium', longName, 'Valorant', 'Rust'].map((label, at) => ({
  value: at + 1,
  label,
}));

const meta = preview.meta({
  title: 'Kit/Select',
  component: Select<number>,
  args: { label: 'Product', options, value: 1, onChange: fn(), className: 'max-w-xs' },
  render: controlled(Select<number>, { value: 'onChange' }),
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    Select<number>,
    {
      chosen: {},
      'nothing chosen': { value: null, placeholder: 'Choose a product' },
      'long, cut': { value: 3 },
      'with a helper': { helper: 'What the key opens' },
      invalid: { value: null, error: 'Please choose a product' },
    },
    { className: 'w-56' },
  ),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: statesOf(Select<number>, [{}], 'w-44'),
});

export const NothingToChoose = meta.story({
  tags: ['empty'],
  parameters: { pictures: false },
  args: { options: [], value: null },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('option', { name: 'Nothing to choose', hidden: true })).toBeDisabled(),
});

export const ReadOnly = meta.story({
  name: 'Read-only: nothing is chosen',
  parameters: { pictures: false },
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.selectOptions(box, 'Valorant');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(box).toHaveDisplayValue('CS2');
  },
});
