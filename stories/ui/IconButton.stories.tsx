import { expect, fn, screen } from 'storybook/test';
import { IconButton } from '#src/ui/IconButton.tsx';
import { EditIcon, LogoutIcon, PlusIcon, TrashIcon } from '#src/ui/icons.tsx';
import preview from '#storybook/preview.tsx';
import { expectToFit } from './narrow.tsx';
import { twoLineLabel } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/IconButton', component: IconButton, tags: ['autodocs'], parameters: { tooltip: true }, args: { label: 'Add subscription', icon: <PlusIcon />, onClick: fn() } });

export const Neutral = meta.story({});
export const Danger = meta.story({ args: { label: 'Delete key 25', tone: 'danger', icon: <TrashIcon /> } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Busy = meta.story({ args: { busy: true } });
export const Small = meta.story({ args: { size: 'sm', label: 'Edit key 25', icon: <EditIcon />, tooltip: 'Edit' } });

export const TooltipByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add subscription' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Add subscription');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});

export const LongestTooltip = meta.story({
  args: { label: twoLineLabel },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expectToFit(tooltip);
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});

/** What points forward or back is mirrored, the rest is not. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  render: (args) => <div className="flex"><IconButton {...args} label="Edit key 25" icon={<EditIcon />} /><IconButton {...args} label="Sign out" icon={<LogoutIcon />} /></div>,
  play: async ({ canvas }) => {
    const scale = (name: string) => getComputedStyle(canvas.getByRole('button', { name }).querySelector('svg') as SVGElement).scale;
    await expect(scale('Edit key 25')).toBe('none');
    await expect(scale('Sign out')).toMatch(/^-1/);
  },
});
