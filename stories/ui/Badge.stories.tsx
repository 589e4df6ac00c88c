import { Badge } from '#src/ui/Badge.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Badge', component: Badge, args: { count: 7, label: 'pending' } });

export const Some = meta.story({
  name: 'Count, where a Chip has a word',
  parameters: { pictures: false },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Badge, {
    one: { count: 1 },
    'two digits': { count: 42 },
    'three digits': { count: 999 },
    'more than 999': { count: 12_345 },
    unknown: { count: undefined },
    '0: nothing': { count: 0 },
  }),
});
