import { expect } from 'storybook/test';
import { TextArea } from '#src/ui/TextArea.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/TextArea', component: TextArea, tags: ['autodocs'], args: { label: 'Reason', className: 'max-w-md' } });

export const FourRows = meta.story({ args: { rows: 4, placeholder: 'Why do you need a new HWID?' } });
export const Invalid = meta.story({ args: { error: 'Please give a reason' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'New computer' } });

export const GrowsToItsLimit = meta.story({
  args: { rows: 1, maxRows: 4 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Reason');
    const before = field.clientHeight;
    await userEvent.type(field, 'one{Enter}two{Enter}three');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await userEvent.type(field, '{Enter}four{Enter}five{Enter}six');
    const lines = field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(Math.floor(lines)).toBe(4);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Reason');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('New computer{Enter}The old one broke');
    await expect(field).toHaveValue('New computer\nThe old one broke');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

export const Longest = meta.story({
  ...narrow,
  args: { label: twoLineLabel, defaultValue: unbrokenCode, error: longError, helper: unbrokenCode },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText(twoLineLabel);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await narrow.play({ canvasElement });
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { defaultValue: 'New computer,\nnew hardware.', error: 'Please give a reason', helper: 'A sentence is enough' } });
