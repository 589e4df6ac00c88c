import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MotionSheet } from './MotionSheet.tsx';

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionSheet,
  tags: ['!autodocs'],
  parameters: { pictures: false },
});

const running = (canvasElement: HTMLElement) =>
  canvasElement
    .getAnimations({ subtree: true })
    .flatMap((animation) =>
      animation instanceof CSSAnimation && animation.playState === 'running' ? animation.animationName : [],
    );

export const All = meta.story({
  name: 'All animations',
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    await waitFor(() =>
      expect(running(canvasElement)).toEqual(expect.arrayContaining(['spin', 'shimmer', 'sweep', 'rise'])),
    );
  },
});

export const Reduced = meta.story({
  name: 'Reduced motion',
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    await waitFor(() => expect(running(canvasElement)).toEqual([]));
  },
});
