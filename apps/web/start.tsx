import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { Slots } from './routes.tsx';

/** Mounts the app; `slots` is the deployment's or the demo's content. */
export function startApp(slots?: Slots) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <App slots={slots} splashSeen={splashSeen()} isLandingRead={isLandingRead(root)} />,
  );
}

/** How long the splash has been visible, in ms. */
function splashSeen(): number {
  const [paint] = performance.getEntriesByName('first-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/** Whether the prerendered landing page is visible, because its splash ended before the scripts loaded. */
function isLandingRead(root: HTMLElement): boolean {
  const landing = root.querySelector('[data-prerendered]');
  return landing !== null && getComputedStyle(landing).visibility === 'visible';
}
