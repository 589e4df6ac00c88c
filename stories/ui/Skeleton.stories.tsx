import { expect } from 'storybook/test';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton, tags: ['loading'] });

export const Line = meta.story({
  parameters: { pictures: false },
  args: { shape: 'line', className: 'w-40' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Skeleton, {
    line: { className: 'w-40' },
    block: { shape: 'block', className: 'h-24 w-64' },
    circle: { shape: 'circle', className: 'size-12' },
  }),
});

export const ForcedColours = meta.story({
  name: 'Visible in forced colours',
  tags: ['THE-3'],
  parameters: { pictures: false },
  globals: { contrast: 'forced' },
  args: { className: 'w-40' },
  play: async ({ canvasElement }) => {
    const skeleton = getComputedStyle(canvasElement.querySelector('.animate-shimmer')!);
    await expect(skeleton.forcedColorAdjust).toBe('none');
  },
});
