import { expect, fn, waitFor } from 'storybook/test';
import { Confetti } from '#src/ui/Confetti.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Confetti',
  component: Confetti,
  tags: ['autodocs'],
  args: { onComplete: fn() },
  parameters: { visual: false, docs: { story: { inline: false, height: '320px' } } },
});

/** Whoever wants less motion sees nothing fall, and is told all the same. */
export const TellsWhenItIsOver = meta.story({
  parameters: { timings: { confetti: { callback: 60, duration: 90 } } },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.ownerDocument.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
  },
});
