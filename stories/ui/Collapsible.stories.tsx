import { expect } from 'storybook/test';
import { Collapsible } from '#src/ui/Collapsible.tsx';
import preview from '#storybook/preview.tsx';

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
