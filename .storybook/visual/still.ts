import './still.css';
import { frames } from './frame.ts';

/**
 * Brings what still moves to its end: animations by script are finished, those of style sheets dropped, so
 * that each element has the style it settles in. Returns what lets the page move again.
 */
export async function standStill(): Promise<() => void> {
  for (const animation of document.getAnimations())
    // Storybook has paused CSS animations at their end already, by playing them backwards: finishing them
    // would show their start
    if (
      !(animation instanceof CSSAnimation) &&
      Number.isFinite(animation.effect?.getComputedTiming().endTime)
    )
      animation.finish();
  document.documentElement.dataset.still = '';
  await frames(2); // an element that waited for the end of its own transition is gone now
  return () => {
    delete document.documentElement.dataset.still;
  };
}
