import { expect, fn } from 'storybook/test';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { longError, twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/DeadlineField',
  component: DeadlineField,
  globals: { locale: 'en-US', timeZone: 'UTC' }, // The field says the local time.
  args: { label: 'Expiration Date', value: '2026-02-14T12:00', onChange: fn() },
  render: controlled(DeadlineField, { value: 'onChange' }),
});

export const InThirtyDays = meta.story({
  tags: ['LIS-10'],
  parameters: { pictures: false },
  decorators: (Story) => (
    <div className="max-w-60">
      <Story />
    </div>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText('Expiration Date')).toHaveAccessibleDescription(
      'Feb 14, 2026, 12:00 PM UTC · in 30 days',
    ),
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    DeadlineField,
    {
      'in 30 days': {},
      'past, with a caution': {
        value: '2026-01-14T12:00',
        caution: 'This ends the subscription at once',
      },
      empty: { value: '' },
      'read-only': { readOnly: true },
    },
    { className: 'w-52' },
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { label: twoLineLabel, caution: longError },
});
