import { screen } from 'storybook/test';
import { Collapsible } from '#src/ui/Collapsible.tsx';
import { twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

/** Opens the last of them without a pointer, so that none is hovered in the picture. */
async function openLast() {
  screen.getAllByRole('button').at(-1)!.click();
  await screen.findByRole('button', { expanded: true });
}

const meta = preview.meta({
  title: 'Kit/Collapsible',
  component: Collapsible,
  args: { title: 'Invitation codes', count: 3, children: 'The codes' },
});

export const Closed = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Collapsible, { closed: {}, hover: {}, focus: {}, open: {} }, { className: 'w-80' }),
  play: openLast,
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: {
    title: twoLineLabel,
    count: 123_456,
    children: <p className="wrap-anywhere">{unbrokenCode}</p>,
  },
  play: openLast,
});
