import { StatCard, StatCardSkeleton } from '#src/ui/StatCard.tsx';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/StatCard',
  component: StatCard,
  args: { label: 'Total users', value: '12,408' },
});

export const Rising = meta.story({
  parameters: { pictures: false },
  args: { change: { percentText: '12%', direction: 'up' }, detail: '+184 this week' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      <Variant name="rising" className="w-80">
        <StatCard
          label="Total users"
          value="12,408"
          change={{ percentText: '12%', direction: 'up' }}
          detail="+184 this week"
        />
      </Variant>
      <Variant name="falling" className="w-80">
        <StatCard
          label="Active subscriptions"
          value="3,912"
          change={{ percentText: '3%', direction: 'down' }}
          detail="22 fewer this week"
        />
      </Variant>
      <Variant name="unchanged" className="w-80">
        <StatCard
          label="Active subscriptions"
          value="3,912"
          change={{ percentText: '0%', direction: 'none' }}
          detail="None this week"
        />
      </Variant>
      <Variant name="value only" className="w-64">
        <StatCard label="Unused keys" value="341" />
      </Variant>
      <Variant name="no number" className="w-64">
        <StatCard label="Used keys" value="–" />
      </Variant>
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
