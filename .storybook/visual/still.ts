import './still.css';
import { frames } from './frame.ts';

/**
 * Ends all animations: those by script are finished, CSS animations removed, so that each element gets its
 * final style. Returns a function that lets the page move again.
 */
export async function standStill(): Promise<() => void> {
  for (const animation of document.getAnimations())
    // Storybook has already ended CSS animations by playing them backwards: finishing them would show their
    // start.
    if (
      !(animation instanceof CSSAnimation) &&
      Number.isFinite(animation.effect?.getComputedTiming().endTime)
    )
      animation.finish();
  document.documentElement.dataset.still = '';
  await frames(2); // An element that waited for the end of its own transition is gone now.
  return () => {
    delete document.documentElement.dataset.still;
  };
}
