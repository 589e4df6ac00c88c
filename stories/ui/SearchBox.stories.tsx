import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/SearchBox',
  component: SearchBox,
  args: { value: '', onChange: fn(), className: 'max-w-xs' },
  render: controlled(SearchBox, { value: 'onChange' }),
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { pictures: false },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    SearchBox,
    {
      empty: { label: 'First' },
      focus: { label: 'Second' },
      'filled, can be cleared': { label: 'Third', value: '9F2K' },
    },
    { className: 'w-56' },
  ),
});

export const Clearing = meta.story({
  name: 'Cleared',
  parameters: { pictures: false },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'x{Escape}');
    await expect(box).toHaveValue('');
  },
});
