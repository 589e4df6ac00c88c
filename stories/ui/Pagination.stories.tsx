import { expect, fn } from 'storybook/test';
import { Pagination } from '#src/ui/Pagination.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { narrow } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Pagination',
  component: Pagination,
  args: { page: 0, size: 10, total: 253, onPage: fn(), onSize: fn() },
  render: controlled(Pagination, { page: 'onPage', size: 'onSize' }),
});

export const FirstPage = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    // trees do not show aria-live
    await expect(canvas.getByText('1–10 of 253')).toHaveAttribute('aria-live', 'polite');
  },
});

export const Variants = meta.story({
  // Each navigation needs a unique name, which only a sheet of several would require.
  parameters: { pictures: 'all', a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: variantsOf(
    Pagination,
    {
      'first page': {},
      'last page': { page: 25 },
      'nothing there': { total: 0 },
      '100,000 rows': { page: 512, size: 100, total: 100_000 },
    },
    { className: 'w-full' },
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Most rows',
  tags: ['longest'],
  args: { total: 1_000_000_000, size: 100, page: 9_999_998 },
});

export const ToTheLastPage = meta.story({
  tags: ['check', 'ACC-2'],
  parameters: { pictures: false },
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: 'Last page' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('251–253 of 253')).toBeVisible();
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(last, 'keeps the focus').toHaveFocus();
  },
});
