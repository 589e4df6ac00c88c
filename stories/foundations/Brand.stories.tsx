import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Brand } from '#src/ui/Brand.tsx';
import preview from '#storybook/preview.tsx';
import { expectToBeCut } from '#stories/support/narrow.tsx';
import { BrandSheet } from './BrandSheet.tsx';

const LONG_NAME = 'A provider with a name longer than its header';

/** In less room than the name needs. */
const narrowed = {
  args: { name: LONG_NAME },
  render: (args: ComponentProps<typeof Brand>) => (
    <div className="w-52">
      <Brand {...args} />
    </div>
  ),
};

const meta = preview.meta({
  title: 'Foundations/Brand',
  component: Brand,
  tags: ['!autodocs'],
  args: { name: 'Software Provider' },
});

export const Sheet = meta.story({
  parameters: { pictures: 'all' },
  name: 'Mark, name and blade',
  render: () => <BrandSheet />,
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByText('Software Provider'))
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

/** An English name is truncated at its end in this direction too. */
export const RightToLeft = meta.story({
  tags: ['check'],
  name: 'Right to left',
  globals: { direction: 'rtl' },
  parameters: { pictures: false },
  ...narrowed,
  play: async ({ args, canvas, canvasElement }) => {
    const name = canvas.getByText(args.name);
    await expectToBeCut(name, args.name);
    const first = document.createRange();
    first.setStart(name.firstChild!, 0);
    first.setEnd(name.firstChild!, 1);
    const { left } = first.getBoundingClientRect();
    await expect(Math.abs(left - name.getBoundingClientRect().left), 'the first letter').toBeLessThan(2);
    await expect(canvasElement.querySelector('svg')!.getBoundingClientRect().left).toBeGreaterThan(
      name.getBoundingClientRect().left,
    );
  },
});
