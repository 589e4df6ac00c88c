import { setupWorker } from 'msw/browser';
import { transport } from './transport.ts';
import { handlers } from '../handlers/index.ts';
import { keepJournal } from './kept-journal.ts';
import { isMockPath, WORKER_SCRIPT } from './mock-path.ts';

/**
 * The service worker transport: the whole mock backend within the browser, for a static host, at any sub-path. The
 * state is kept in local storage and shared by all tabs. Resolves when the worker controls the page, so that
 * no call gets past it.
 * @param base path of the app, with a slash at both ends
 */
export async function startMockWorker(base: string): Promise<void> {
  transport.origin = location.origin + base.slice(0, -1);
  const { catchUp } = keepJournal(localStorage);
  transport.catchUp = catchUp;
  const worker = setupWorker(...handlers);
  worker.events.on('request:start', catchUp);

  await worker.start({
    quiet: true,
    serviceWorker: { url: base + WORKER_SCRIPT, options: { scope: base } },
    onUnhandledRequest: ({ method, url }) => {
      if (isMockPath(new URL(url).pathname))
        console.error(`The mock backend has no answer to ${method} ${url}`);
    },
  });
  await controlled();
}

/**
 * A page that was reloaded with the shift key has a worker but is not controlled by it until the worker
 * claims it.
 */
async function controlled() {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const change = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  (await serviceWorker.ready).active?.postMessage('CLAIM');
  await change;
}
