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
