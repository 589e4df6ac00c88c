import { expect } from 'storybook/test';
import { DateTimeField } from '#src/ui/DateField.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/DateTimeField',
  component: DateTimeField,
  args: { label: 'Expiration Date', className: 'max-w-60' },
});

export const InThirtyDays = meta.story({
  parameters: { pictures: false },
  args: { defaultValue: '2026-02-14T12:00' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Expiration Date');
    await expect([field.getAttribute('min'), field.getAttribute('max')], 'a year has four digits').toEqual([
      '2000-01-01T00:00',
      '9999-12-31T23:59',
    ]);
  },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    DateTimeField,
    {
      filled: { defaultValue: '2026-02-14T12:00' },
      empty: {},
      invalid: { error: 'Please choose when it ends' },
      disabled: { defaultValue: '2026-02-14T12:00', disabled: true },
    },
    { className: 'w-52' },
  ),
});
