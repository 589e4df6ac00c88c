import { expect } from 'storybook/test';
import { controlHeight, controlLook, Field } from '#src/ui/Field.tsx';
import preview from '#storybook/preview.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { narrow } from './narrow.tsx';

const meta = preview.meta({
  title: 'Kit/Field',
  component: Field,
  tags: ['autodocs'],
  args: { label: 'Colour', className: 'max-w-sm', children: (control) => <input type="text" defaultValue="blue" className={`${controlLook} ${controlHeight}`} {...control} /> },
});

export const Plain = meta.story({});
export const LabelHidden = meta.story({ args: { labelHidden: true }, play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Colour' })).toBeVisible() });

export const WithEverything = meta.story({
  args: { helper: 'As one says it', error: 'Nobody says that', required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Colour' });
    await expect(box).toHaveFocus();
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Nobody says that As one says it');
  },
});

export const Longest = meta.story({ ...narrow, args: { label: twoLineLabel, error: longError, helper: unbrokenCode } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { helper: 'As one says it', error: 'Nobody says that' } });
