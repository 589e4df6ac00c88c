/**
 * In milliseconds: the latest moment, and how long browsers without idle callbacks (Safari) are given to
 * settle.
 */
const patience = { atMost: 2000, unasked: 300 };

/** Acts when the browser has nothing to do. Returns the function that calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: patience.atMost });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, patience.unasked);
  return () => clearTimeout(timer);
}
