import { expect } from 'storybook/test';
import { Splash } from '#src/ui/Splash.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Splash', component: Splash, tags: ['autodocs'], parameters: { docs: { story: { inline: false, height: '260px' } } } });

export const FullScreen = meta.story({ play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading') });
