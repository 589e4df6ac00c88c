import preview from '#storybook/preview.tsx';
import { Contrasts } from './Contrasts.tsx';

const meta = preview.meta({ title: 'Foundations/Colours', component: Contrasts, tags: ['!autodocs'] });

/** Neither tree nor picture: tokens.test.ts checks every contrast. */
export const Roles = meta.story({
  name: 'Contrast of all colours, both themes',
  parameters: { pictures: false },
});
