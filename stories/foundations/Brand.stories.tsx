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
});
