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
});
