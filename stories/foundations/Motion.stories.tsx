import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] });

export const Reduced = meta.story({
  name: 'Reduced motion',
  globals: { motion: 'reduced' },
  parameters: { pictures: false },
  render: () => <span className="block size-8 animate-shimmer bg-accent" />,
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([])),
});
