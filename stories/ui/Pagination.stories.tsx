import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from '#src/ui/Pagination.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';

function Held({ page: first, size: firstSize, ...props }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(first);
  const [size, setSize] = useState(firstSize);
  return (
    <Pagination
      {...props}
      page={page}
      size={size}
      onPage={(next) => {
        setPage(next);
        props.onPage(next);
      }}
      onSize={(next) => {
        setSize(next);
        setPage(0);
        props.onSize(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Kit/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { page: 0, size: 10, total: 253, onPage: fn(), onSize: fn() },
  render: (args) => <Held {...args} />,
});

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–10 of 253')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'First page' })).toBeDisabled();
  },
});
export const LastPage = meta.story({ args: { page: 25 }, play: async ({ canvas }) => expect(canvas.getByText('251–253 of 253')).toBeVisible() });
export const Empty = meta.story({ args: { total: 0 }, play: async ({ canvas }) => expect(canvas.getByText('0–0 of 0')).toBeVisible() });
export const Crowded = meta.story({ args: { total: 100_000, size: 100, page: 512 } });

export const Turning = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(24);
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '100');
    await expect(args.onSize).toHaveBeenCalledWith(100);
    await expect(canvas.getByText('1–100 of 253')).toBeVisible();
  },
});

export const Longest = meta.story({ ...narrow, args: { total: 1_000_000_000, size: 100, page: 9_999_998 } });

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Rows per page')).toHaveFocus();
    await userEvent.tab(); // the ways back are off on the first page
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('21–30 of 253')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { page: 3 },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Next page')).toBeLessThan(left('Previous page'));
  },
});
