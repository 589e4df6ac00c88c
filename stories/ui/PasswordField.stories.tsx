import { expect } from 'storybook/test';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/PasswordField', component: PasswordField, tags: ['autodocs'], args: { label: 'Password', defaultValue: 'correct horse', className: 'max-w-sm' } });

export const Hidden = meta.story({});
export const Invalid = meta.story({ args: { defaultValue: '', error: 'Please enter your password' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const Revealed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reveal' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

export const Longest = meta.story({ ...narrow, args: { label: twoLineLabel, defaultValue: unbrokenCode, error: longError, helper: unbrokenCode } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { defaultValue: 'correct horse!', error: 'Wrong password', helper: 'At least 8 characters' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Reveal' })),
});
