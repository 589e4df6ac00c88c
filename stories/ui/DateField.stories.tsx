import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from '#src/ui/DateField.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/DateField', component: DateField, tags: ['autodocs'], args: { label: 'Release Date', className: 'max-w-52' } });

export const Today = meta.story({ args: { defaultValue: '2026-01-15' } });
export const Empty = meta.story({});
export const Invalid = meta.story({ args: { error: 'Please choose a day' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '2026-01-15' } });

export const Changed = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Release Date'), { target: { value: '2026-02-28' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Release Date')).toHaveValue('2026-02-28');
  },
});

export const ByKeyboard = meta.story({
  args: { onChange: fn() },
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Release Date')).toHaveFocus();
    await userEvent.keyboard('2026-02-28');
    await expect(canvas.getByLabelText('Release Date')).toHaveValue('2026-02-28');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({ ...narrow, args: { label: twoLineLabel, error: longError, helper: unbrokenCode, defaultValue: '2026-12-31' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { defaultValue: '2026-01-15', error: 'Please choose a day', helper: 'The day on which it appears' } });
