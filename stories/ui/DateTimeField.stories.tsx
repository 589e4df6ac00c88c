import { expect, fn } from 'storybook/test';
import { DateTimeField } from '#src/ui/DateTimeField.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/DateTimeField', component: DateTimeField, tags: ['autodocs'], args: { label: 'Expiration Date', className: 'max-w-60' } });

export const InThirtyDays = meta.story({ args: { defaultValue: '2026-02-14T12:00' } });
export const Empty = meta.story({});
export const Invalid = meta.story({ args: { error: 'Please choose when it ends' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '2026-02-14T12:00' } });

export const ByKeyboard = meta.story({
  args: { onChange: fn() },
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Expiration Date')).toHaveFocus();
    await userEvent.keyboard('2026-02-28T08:30');
    await expect(canvas.getByLabelText('Expiration Date')).toHaveValue('2026-02-28T08:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({ ...narrow, args: { label: twoLineLabel, error: longError, helper: unbrokenCode, defaultValue: '2026-12-31T23:59' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { defaultValue: '2026-02-14T12:00', error: 'Please choose when it ends', helper: 'In 30 days' } });
