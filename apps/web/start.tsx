import { createRoot } from 'react-dom/client';
import { configurationFaults } from '#src/app/config.ts';
import { timings } from '#src/app/timings.ts';
import { App } from './App.tsx';
import { type ErrorReport, watchErrors } from './error-reports.ts';
import { watchReleases } from './release.ts';
import type { Slots } from './routes.tsx';

/**
 * Mounts the app; `slots` is the deployment's or the demo's content.
 * @param onError gets errors that nobody caught, instead of the configured endpoint
 */
export function startApp(slots?: Slots, onError?: (report: ErrorReport) => void) {
  watchErrors(onError);
  watchReleases();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (configurationFaults.length > 0) return void showFaults(root);
  createRoot(root).render(<App slots={slots} splashSeen={splashSeen(root)} />);
}

async function showFaults(root: HTMLElement) {
  console.error(configurationFaults.join('\n'));
  const { Misconfigured } = await import('./Misconfigured.tsx');
  createRoot(root).render(<Misconfigured faults={configurationFaults} />);
}

/** How long the splash has been visible, in ms. */
function splashSeen(root: HTMLElement): number {
  const landing = root.querySelector('[data-prerendered]');
  // its splash has ended, so the page may be in use
  if (landing && getComputedStyle(landing).visibility === 'visible') return timings.splash;
  const [paint] = performance.getEntriesByName('first-paint');
  return paint ? performance.now() - paint.startTime : 0;
}
