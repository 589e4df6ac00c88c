import { Splash } from '#src/ui/Splash.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Splash',
  component: Splash,
  tags: ['loading'],
  parameters: { screen: true, docs: { story: { inline: false, height: '260px' } } },
});

export const FullScreen = meta.story({
  tags: ['SES-2'],
  parameters: { pictures: 'all' },
  name: 'Whole screen',
});
