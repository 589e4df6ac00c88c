import { createRoot, hydrateRoot } from 'react-dom/client';
import { configurationErrors } from '#src/app/config.ts';
import { timings } from '#src/app/timings.ts';
import { attempt } from '#src/lib/attempt.ts';
import { App } from './App.tsx';
import { type ErrorReport, watchErrors } from './error-reports.ts';
import { watchReleases } from './release.ts';
import type { Slots } from './routes.tsx';

/**
 * Mounts the app; `slots` is the deployment's or the demo's content.
 * @param onError gets uncaught errors, instead of the configured endpoint
 */
export function startApp(slots?: Slots, onError?: (report: ErrorReport) => void) {
  watchErrors(onError);
  watchReleases();
  document.querySelector('[data-needs-script]')?.remove(); // hidden by now: it would be text of an empty page
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (configurationErrors.length > 0) return void showFaults(root);
  if (root.dataset.landing === undefined)
    return void createRoot(root).render(<App slots={slots} splashSeen={splashSeen()} />);
  root.dataset.landing = 'live'; // from here on React handles clicks, not before-app.ts
  hydrateRoot(root, <App slots={slots} splashSeen={timings.splash} />);
}

async function showFaults(root: HTMLElement) {
  console.error(configurationErrors.join('\n'));
  const { ConfigurationError } = await import('./ConfigurationError.tsx');
  createRoot(root).render(<ConfigurationError faults={configurationErrors} />);
}

/** Returns the milliseconds for which the splash has been visible; 0 if unknown. */
function splashSeen(): number {
  const paint = attempt(() => performance.getEntriesByName('first-paint')[0]);
  return paint ? performance.now() - paint.startTime : 0;
}
