import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { unbrokenCode } from './long-texts.ts';

function Held({ value: initial, onChange, ...props }: ComponentProps<typeof SearchBox>) {
  const [value, setValue] = useState(initial);
  return (
    <SearchBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({ title: 'Kit/SearchBox', component: SearchBox, tags: ['autodocs'], args: { value: '', onChange: fn(), className: 'max-w-xs' }, render: (args) => <Held {...args} /> });

export const Empty = meta.story({ play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() });

export const Clearing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'x{Escape}');
    await expect(box).toHaveValue('');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('abc');
    await expect(args.onChange).toHaveBeenLastCalledWith('abc');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
    await userEvent.keyboard('x{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
});

export const Longest = meta.story({ ...narrow, args: { value: unbrokenCode } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { value: '9F2K-' } });
