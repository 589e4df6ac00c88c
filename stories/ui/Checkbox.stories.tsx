import { expect, fn } from 'storybook/test';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/Checkbox', component: Checkbox, tags: ['autodocs'], args: { label: 'Premium users only', onChange: fn() } });

export const Off = meta.story({});
export const On = meta.story({ args: { defaultChecked: true } });
export const Disabled = meta.story({ args: { defaultChecked: true, disabled: true } });
export const WithHelper = meta.story({ args: { helper: 'Others get none' } });
export const Invalid = meta.story({
  args: { error: 'Please agree first', label: <>I agree to the <a href="#terms" className="text-accent-text underline">Terms of Service</a></> },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Premium users only' })).toBeChecked();
    await userEvent.click(canvas.getByText('Premium users only'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const Longest = meta.story({ ...narrow, args: { label: `${twoLineLabel}: ${unbrokenCode}`, error: longError, helper: unbrokenCode } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { defaultChecked: true, error: 'Please agree first', helper: 'Others get none' } });
