/** In milliseconds: the latest time to wait, and the delay in browsers without idle callbacks (Safari). */
const patience = { atMost: 2000, unasked: 300 };

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act, { timeout: patience.atMost });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(act, patience.unasked);
  return () => clearTimeout(timer);
}
