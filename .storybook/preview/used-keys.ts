let ours: typeof window.onkeydown = null;

/** Leaves keys to the story that uses them: Storybook would open its search by Ctrl K as well. */
export function keepUsedKeys(): void {
  const forward = window.onkeydown;
  if (!forward || forward === ours) return; // Storybook sets it once, not in a test run
  ours = (event) => (event.defaultPrevented ? undefined : (forward.call(window, event) as unknown));
  window.onkeydown = ours;
}
