import { expect } from 'storybook/test';
import { Spinner } from '#src/ui/Spinner.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner, tags: ['loading'] });

export const Named = meta.story({ parameters: { pictures: false }, args: { label: 'Loading' } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Spinner, { sm: { size: 'sm' }, lg: { size: 'lg' } }),
});

export const ReducedMotion = meta.story({
  name: 'Pulses with reduced motion',
  parameters: { pictures: false },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) =>
    expect(getComputedStyle(canvasElement.querySelector('svg')!)).toMatchObject({
      animationName: 'shimmer',
      animationIterationCount: 'infinite',
    }),
});
