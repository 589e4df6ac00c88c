import { expect, fn, waitFor } from 'storybook/test';
import { DateTimeField } from '#src/ui/DateField.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
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

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Expiration Date')).toHaveFocus());
    await userEvent.keyboard('2026-02-28T08:30');
    await expect(canvas.getByLabelText('Expiration Date')).toHaveValue('2026-02-28T08:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { label: twoLineLabel, error: longError, helper: unbrokenCode, defaultValue: '2026-12-31T23:59' },
});
