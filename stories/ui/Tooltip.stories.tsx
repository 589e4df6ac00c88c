import { PencilIcon, TrashIcon } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { findShown } from '#stories/support/see.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { content: 'March 3rd, 2026, 14:05 UTC', children: <Button>29 days</Button> },
  decorators: (Story) => (
    <div className="pt-16">
      <Story />
    </div>
  ),
});

/** Returns the tooltip, once it is shown. */
const bubble = () => findShown('tooltip');

const noBubble = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Closed = meta.story({ parameters: { pictures: false } });

export const OnHover = meta.story({
  parameters: { pictures: 'all' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(await bubble()).toHaveTextContent('March 3rd, 2026, 14:05 UTC');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('March 3rd, 2026, 14:05 UTC');
  },
});

export const PointerLeaves = meta.story({
  name: 'Stays under the pointer, closes when it leaves',
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    const shown = await bubble();
    await userEvent.hover(shown);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(shown).toBeInTheDocument();
    await userEvent.unhover(shown);
    await noBubble();
  },
});

export const ClosedByAPress = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await bubble();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') });
    await noBubble();
  },
});

export const AtTheEdge = meta.story({
  args: {
    content: 'A tooltip with so much to say that it needs several lines, and that stays inside the window.',
  },
  render: (args) => (
    <div className="flex justify-end">
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { left, right, top } = (await bubble()).getBoundingClientRect();
    await expect(left >= 0 && top >= 0 && right <= document.documentElement.clientWidth).toBe(true);
  },
});

/** Shows one tooltip at a time. A name's tooltip lets the pointer through to the content above its trigger. */
export const NeighboursStayInReach = meta.story({
  parameters: { pictures: false },
  render: () => (
    <div className="grid w-80 max-w-full justify-items-end">
      <IconButton label="Edit" icon={<PencilIcon />} />
      <IconButton label="Delete" icon={<TrashIcon />} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.tab();
    await expect(await bubble()).toHaveTextContent('Edit');
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Delete'));
    const { x, y, width, height } = edit.getBoundingClientRect();
    await expect(edit).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
  },
});

export const DontHideARule = meta.story({
  name: "Don't: hide a rule",
  tags: ['!dev', '!autodocs'],
  parameters: { pictures: false },
  args: { content: 'Only letters, numbers, and hyphens are allowed', children: <Button>Code</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await bubble();
  },
});
