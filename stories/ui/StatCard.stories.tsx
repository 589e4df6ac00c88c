import { StatCard, type StatCardProps, StatCardSkeleton } from '#src/ui/StatCard.tsx';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/StatCard',
  component: StatCard,
  args: { label: 'Total users', value: '12,408' },
});

const rising: StatCardProps = {
  label: 'Total users',
  value: '12,408',
  change: { percentText: '12%', direction: 'up' },
  detail: '+184 this week',
};
const subscriptions = { label: 'Active subscriptions', value: '3,912' };

export const Rising = meta.story({ parameters: { pictures: false }, args: rising });

const cards: Record<string, StatCardProps> = {
  rising,
  falling: {
    ...subscriptions,
    change: { percentText: '3%', direction: 'down' },
    detail: '22 fewer this week',
  },
  unchanged: {
    ...subscriptions,
    change: { percentText: '0%', direction: 'none' },
    detail: 'None this week',
  },
  'value only': { label: 'Unused keys', value: '341' },
  'no number': { label: 'Used keys', value: '–' },
};

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      {Object.entries(cards).map(([name, card]) => (
        <Variant key={name} name={name} className={card.change ? 'w-80' : 'w-64'}>
          <StatCard {...card} />
        </Variant>
      ))}
      <Variant name="loading" className="w-64">
        <StatCardSkeleton />
      </Variant>
    </Sheet>
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: {
    label: 'A label that somebody made far too long for its card',
    value: '123,456,789,012,345',
    detail: 'And a detail line that will not fit into the card either',
  },
});
