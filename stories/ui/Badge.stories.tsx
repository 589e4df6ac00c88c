import { expect } from 'storybook/test';
import { Badge } from '#src/ui/Badge.tsx';
import { twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Badge', component: Badge, args: { count: 7, label: 'pending' } });

export const Some = meta.story({
  name: 'Count, where a Chip has a word',
  parameters: { pictures: false },
  play: async ({ canvas }) => expect(canvas.getByText('pending')).toBeInTheDocument(),
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Badge, {
    one: { count: 1 },
    'two digits': { count: 42 },
    'three digits': { count: 999 },
    'more than 999': { count: 12_345 },
    '0: nothing': { count: 0 },
  }),
});

export const Many = meta.story({
  name: 'More than 999',
  parameters: { pictures: false },
  args: { count: 12_345 },
  play: async ({ canvas }) => expect(canvas.getByText('999+')).toBeVisible(),
});

export const None = meta.story({
  name: 'Nothing at 0',
  tags: ['empty'],
  parameters: { pictures: false },
  args: { count: 0 },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[data-story]')).toBeEmptyDOMElement(),
});

export const Longest = meta.story({
  ...narrow,
  tags: ['longest'],
  parameters: { pictures: false },
  args: { count: Number.MAX_SAFE_INTEGER, label: twoLineLabel },
});
