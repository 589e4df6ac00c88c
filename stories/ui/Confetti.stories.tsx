import { fn } from 'storybook/test';
import { Confetti } from '#src/ui/Confetti.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Confetti',
  component: Confetti,
  args: { onComplete: fn() },
  parameters: { pictures: false, docs: { story: { inline: false, height: '320px' } } },
});

export const Falling = meta.story({
  parameters: { timings: { confetti: { particles: 250, duration: 3000, callback: 2500 } } },
});
