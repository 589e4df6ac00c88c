import { expect } from 'storybook/test';
import { DateField } from '#src/ui/DateField.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/DateField',
  component: DateField,
  args: { label: 'Release Date', className: 'max-w-52' },
});

export const Today = meta.story({
  tags: ['LIS-10'],
  globals: { locale: 'en-US' },
  parameters: { pictures: false },
  args: { value: '2026-01-15', readOnly: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Release Date');
    await expect(field).toHaveAccessibleDescription('Jan 15, 2026');
    await expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual([
      '2000-01-01',
      '9999-12-31',
    ]);
  },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    DateField,
    {
      filled: { value: '2026-01-15', readOnly: true },
      empty: {},
      invalid: { error: 'Please choose a day' },
      disabled: { defaultValue: '2026-01-15', disabled: true },
    },
    { className: 'w-44' },
  ),
});
