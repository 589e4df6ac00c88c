import { expect } from 'storybook/test';
import { StatCard, StatCardSkeleton } from '#src/ui/StatCard.tsx';
import preview from '#storybook/preview.tsx';
import { expectToFit } from './narrow.tsx';

const meta = preview.meta({
  title: 'Kit/StatCard',
  component: StatCard,
  tags: ['autodocs'],
  args: { label: 'Total users', value: '12,408' },
  decorators: (Story) => <div className="max-w-xs"><Story /></div>,
});

export const Rising = meta.story({
  args: { change: { percentText: '12%', direction: 'up' }, detail: '+184 this week' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Up' })).toBeVisible();
    await expect(canvas.getByText('from last week')).toBeVisible();
  },
});
export const Falling = meta.story({ args: { change: { percentText: '3%', direction: 'down' }, detail: '22 fewer this week' } });
export const ValueOnly = meta.story({ args: { label: 'Unused keys', value: '341' } });
export const NoNumber = meta.story({ args: { value: '–' } });
export const Longest = meta.story({ args: { label: 'A label that somebody made far too long for its card', value: '123,456,789,012,345', detail: 'And a detail line that will not fit into the card either' }, play: async ({ canvas }) => expectToFit(canvas.getByRole('group')) });
export const Loading = meta.story({ render: () => <StatCardSkeleton />, play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading statistics') });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { change: { percentText: '12%', direction: 'up' }, detail: '+184 this week' } });
