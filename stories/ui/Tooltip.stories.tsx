import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, TrashIcon } from '#src/ui/icons.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import preview from '#storybook/preview.tsx';
import { expectToFit } from './narrow.tsx';
import { longestCode } from './long-texts.ts';

const meta = preview.meta({
  title: 'Kit/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { tooltip: true },
  args: { content: 'March 3rd, 2026, 14:05 UTC', children: <Button>29 days</Button> },
});

export const Closed = meta.story({});

export const OnHover = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('March 3rd, 2026, 14:05 UTC');
    await userEvent.hover(tooltip);
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const OneAtATime = meta.story({
  parameters: { visual: false },
  render: ({ children }) => (
    <div className="flex gap-2">
      <Tooltip content="The first">{children}</Tooltip>
      <Tooltip content="The second"><Button>30 days</Button></Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The first');
    await userEvent.hover(canvas.getByRole('button', { name: '30 days' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('The second'));
  },
});

export const AtTheEdge = meta.story({
  args: { content: 'A tooltip with so much to say that it needs several lines, and that stays inside the window.' },
  render: (args) => <div className="flex justify-end"><Tooltip {...args} /></div>,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const box = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(box.top).toBeGreaterThanOrEqual(0);
  },
});

/** What stands above a trigger stays in reach: the bubble of a name lets the pointer through, that of a row lies over its row. */
export const NeighboursStayInReach = meta.story({
  parameters: { visual: false },
  render: () => (
    <div className="grid w-80 justify-items-end">
      <Tooltip over="span" content="Of the first row"><div tabIndex={0} className="w-full py-3"><span>First row</span></div></Tooltip>
      <Tooltip over="span" content="Of the second row"><div tabIndex={0} className="w-full py-3"><span>Second row</span></div></Tooltip>
      <IconButton label="Edit" icon={<EditIcon />} />
      <IconButton label="Delete" icon={<TrashIcon />} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Second row'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Of the second row');
    await expect(at(canvas.getByText('First row'))).toBe(canvas.getByText('First row'));
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Delete'));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toContainElement(at(canvas.getByRole('button', { name: 'Edit' })));
  },
});

/** What the pointer meets in the middle of an element. */
function at(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement;
}

export const Longest = meta.story({
  args: { content: longestCode },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expectToFit(await screen.findByRole('tooltip'));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { content: 'A tooltip with so much to say that it needs several lines, and that stays inside the window.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const box = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
