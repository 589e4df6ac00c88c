import { expect } from 'storybook/test';
import { Badge } from '#src/ui/Badge.tsx';
import { twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Badge', component: Badge, args: { count: 7, label: 'pending' } });

export const Some = meta.story({
  name: 'Count',
  parameters: { pictures: false },
  play: async ({ canvas }) => expect(canvas.getByText('pending')).toBeInTheDocument(),
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      <Variant name="one">
        <Badge count={1} label="pending" />
      </Variant>
      <Variant name="two digits">
        <Badge count={42} label="pending" />
      </Variant>
      <Variant name="three digits">
        <Badge count={999} label="pending" />
      </Variant>
      <Variant name="more than 999">
        <Badge count={12_345} label="pending" />
      </Variant>
      <Variant name="0: nothing">
        <Badge count={0} label="pending" />
      </Variant>
    </Sheet>
  ),
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
