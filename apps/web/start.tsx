import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { Slots } from './routes.tsx';

/** Puts the app into the page; `slots` is what a deployment or the demo adds to it. */
export function startApp(slots?: Slots) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <App slots={slots} splashSeen={splashSeen()} isLandingRead={isLandingRead(root)} />,
  );
}

/** Milliseconds for which the splash of index.html has been in sight. */
function splashSeen(): number {
  const [paint] = performance.getEntriesByName('first-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/**
 * True where index.html came with the landing page and its splash has run off before the scripts were here.
 */
function isLandingRead(root: HTMLElement): boolean {
  const landing = root.querySelector('[data-prerendered]');
  return landing !== null && getComputedStyle(landing).visibility === 'visible';
}
