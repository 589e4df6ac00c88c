import { expect } from 'storybook/test';
import { Brand } from '#src/ui/Brand.tsx';
import preview from '#storybook/preview.tsx';
import { BrandSheet } from './BrandSheet.tsx';

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
