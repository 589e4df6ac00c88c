import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DeadlineField } from '#src/ui/DeadlineField.tsx';
import preview from '#storybook/preview.tsx';
import { longError, twoLineLabel } from './long-texts.ts';
import { narrow } from './narrow.tsx';

function Held({ value: initial, onChange, ...props }: ComponentProps<typeof DeadlineField>) {
  const [value, setValue] = useState(initial);
  return (
    <DeadlineField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Kit/DeadlineField',
  component: DeadlineField,
  tags: ['autodocs'],
  args: { label: 'Expiration Date', value: '2026-02-14T12:00', onChange: fn() },
  decorators: (Story) => <div className="max-w-60"><Story /></div>,
  render: (args) => <Held {...args} />,
});

export const InThirtyDays = meta.story({ play: async ({ canvas }) => expect(canvas.getByLabelText('Expiration Date')).toHaveAccessibleDescription('in 30 days') });
export const Past = meta.story({ args: { value: '2026-01-14T12:00', caution: 'This ends the subscription at once' }, play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('at once') });
export const Empty = meta.story({ args: { value: '' } });
export const OtherSteps = meta.story({ args: { steps: [1, 7, 30, 365] } });
export const Disabled = meta.story({ args: { disabled: true } });

/** What has passed is extended from now on. */
export const ExtendsFromNow = meta.story({
  args: { value: '2025-06-01T12:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-22T12:00');
  },
});

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Expiration Date')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '+7 days' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-21T12:00');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-23T12:00');
    await expect(canvas.getByLabelText('Expiration Date')).toHaveAccessibleDescription('in 67 days');
  },
});

export const Longest = meta.story({ ...narrow, args: { label: twoLineLabel, caution: longError, steps: [1, 7, 30, 365, 3650, 36_500] } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { caution: 'This ends before it begins' } });
