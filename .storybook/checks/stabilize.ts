import './stabilize.css';
import { frames } from './frame.ts';

/** About 3 s. */
const MOST_ROUNDS = 60;

/**
 * Ends all animations: those by script are finished, CSS animations removed, so that each element gets its
 * final style. Returns a function that lets the page move again.
 */
export async function stopAnimations(): Promise<() => void> {
  for (const animation of document.getAnimations())
    // Storybook has already ended CSS animations by playing them backwards: finishing them would show their
    // start.
    if (
      !(animation instanceof CSSAnimation) &&
      Number.isFinite(animation.effect?.getComputedTiming().endTime)
    )
      animation.finish();
  document.documentElement.dataset.still = '';
  await frames(2); // elements that waited for the end of their transition are removed now
  return () => {
    delete document.documentElement.dataset.still;
    hoverToasts('mouseout');
  };
}

/** Keeps toasts open, as a mouse over them does, or lets them go. */
function hoverToasts(type: 'mouseover' | 'mouseout') {
  document
    .querySelector('[role="region"][aria-label="Notifications"]')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

/** Resolves when the page has loaded and rendered everything: lazy code, replies, and what it loads after these. */
export async function waitUntilLoaded(isLoaded: () => Promise<unknown>): Promise<void> {
  hoverToasts('mouseover');
  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  // attributes too: a dialog makes the page behind it inert a moment after it has opened
  observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  // Two calm rounds, because on a busy machine three frames may pass before a reply is rendered. A page that never
  // stops changing, such as a running clock, is taken as it is.
  for (let round = 0, calm = 0; calm < 2 && round < MOST_ROUNDS; round++) {
    await isLoaded();
    hasChanged = false;
    await frames(3);
    calm = hasChanged ? 0 : calm + 1;
  }
  observer.disconnect();
}
