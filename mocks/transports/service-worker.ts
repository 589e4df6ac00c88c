import { setupWorker } from 'msw/browser';
import { createHandlers } from '../handlers/index.ts';
import { didYouMean } from '../log/near-miss.ts';
import { logUnanswered } from '../log/request-log.ts';
import { requireServiceWorker } from './needs-worker.ts';
import { persistJournal } from './persisted-journal.ts';
import { isMockPath, WORKER_SCRIPT } from './mock-path.ts';

/**
 * Starts the mock backend in a service worker, for static hosting under any base path; all tabs share its state by
 * local storage. Resolves, once the worker controls the page, with a function that imports changes of other tabs.
 * @param base base path of the app, with a slash at both ends
 */
export async function startMockWorker(base: string): Promise<() => void> {
  const { syncFromOtherTabs } = persistJournal(localStorage);
  const origin = location.origin + base.slice(0, -1);
  const worker = setupWorker(...createHandlers({ httpOnly: false, origin, syncFromOtherTabs }));
  worker.events.on('request:start', syncFromOtherTabs);

  const start = () =>
    worker.start({
      quiet: true,
      serviceWorker: { url: base + WORKER_SCRIPT, options: { scope: base } },
      onUnhandledRequest: (request) => {
        const { method, url } = request;
        const { pathname } = new URL(url);
        if (!isMockPath(pathname)) return;
        logUnanswered(request, 404);
        console.error(`The mock backend has no answer to ${method} ${url}.${didYouMean(method, pathname)}`);
      },
    });
  await requireServiceWorker(start);
  return syncFromOtherTabs;
}
