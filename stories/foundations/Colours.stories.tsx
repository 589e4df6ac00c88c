import preview from '#storybook/preview.tsx';
import { ColourSheet } from './ColourSheet.tsx';

const meta = preview.meta({ title: 'Foundations/Colours', component: ColourSheet, tags: ['!autodocs'] });

export const Roles = meta.story({
  parameters: { pictures: 'all' },
  name: 'All colours, both themes',
});
