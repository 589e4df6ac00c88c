import { expect } from 'storybook/test';
import { Collapsible } from '#src/ui/Collapsible.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { twoLineLabel, unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/Collapsible', component: Collapsible, tags: ['autodocs'], args: { title: 'Invitation codes', count: 3, children: 'The codes' } });

export const Closed = meta.story({});
export const Open = meta.story({ args: { defaultOpen: true } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
    await expect(canvas.getByText('The codes')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('The codes')).toBeNull();
  },
});

export const Longest = meta.story({ ...narrow, args: { title: twoLineLabel, count: 123_456, defaultOpen: true, children: <p className="wrap-anywhere">{unbrokenCode}</p> } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  render: (args) => <div className="grid gap-3"><Collapsible {...args} /><Collapsible {...args} defaultOpen /></div>,
});
