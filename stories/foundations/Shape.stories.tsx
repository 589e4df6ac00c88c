import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ShapeSheet } from './ShapeSheet.tsx';

const meta = preview.meta({
  title: 'Foundations/Shape and space',
  component: ShapeSheet,
  tags: ['!autodocs'],
});

export const Sheet = meta.story({
  parameters: { pictures: 'all' },
  name: 'Radius, space, shadow and layers',
  play: async ({ canvas }) => {
    for (const name of ['Radius', 'Space', 'Shadow', 'Layers'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
});
