import { expect, fn, waitFor } from 'storybook/test';
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

/** With reduced motion nothing falls, but `onComplete` is still called. */
export const TellsWhenItIsOver = meta.story({
  name: 'Over',
  parameters: { timings: { confetti: { callback: 60, duration: 90 } } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('canvas')).toBeNull());
  },
});
