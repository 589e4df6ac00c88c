import { getResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandlers } from '#mocks/handlers/index.ts';
import { db } from '#mocks/db/index.ts';
import { ANY_ENDPOINT } from '#mocks/faults/fault.ts';
import { findOutcome } from '#mocks/outcomes/index.ts';
import { endpointOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import { SESSION_LOCK } from '#src/api/refresh.ts';
import { withLock } from '#src/app/lock.ts';
import { didYouMean } from '#mocks/log/near-miss.ts';
import { logUnanswered } from '#mocks/log/request-log.ts';
import { isMockPath } from '#mocks/transports/mock-path.ts';
import { requireServiceWorker } from '#mocks/transports/needs-worker.ts';
import { recordUnmocked } from './console-errors.ts';

const handlers = createHandlers({ httpOnly: false });

/** Requests since the story began, such as 'GET /api/me'. */
export const requests: string[] = [];

/** Listeners called with each request before it is answered. */
export const requestListeners = new Set<(request: string) => void>();

/** Aborted between stories, so that a late reply cannot show in the next one. */
let storyRequests = new AbortController();

/** Requests without a whole reply so far. */
export const pendingRequests = new Set<Request>();

/** True for a request of a call that is forced to hang. */
const hangs = ({ method, url }: Request) =>
  db.settings.overrides.some(
    ({ endpoint, is }) =>
      endpoint !== ANY_ENDPOINT &&
      findOutcome(endpoint, is)?.network === 'hang' &&
      isRequestOf(endpointOf(endpoint))(`${method} ${new URL(url).pathname}`),
  );

/** Resolves when all requests are answered, except those that are forced to hang. */
export async function requestsAnswered(): Promise<void> {
  while (![...pendingRequests].every(hangs)) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function recordRequest({ method, url }: Request) {
  const request = `${method} ${new URL(url).pathname}`;
  requests.push(request);
  requestListeners.forEach((listener) => listener(request));
}

/** Passes a request to the mock backend without the network, so that capture services see an idle network. */
function hangInPage(request: Request, { signal }: { signal: AbortSignal }): Promise<never> {
  signal.throwIfAborted();
  recordRequest(request);
  void getResponse(handlers, new Request(request, { signal }));
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

function patchFetch() {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    pendingRequests.add(request);
    let text: Promise<unknown> | undefined;
    try {
      const signal = AbortSignal.any([request.signal, storyRequests.signal]);
      const response = await (hangs(request) ? hangInPage : send)(request, { signal });
      if (/json/.test(response.headers.get('Content-Type') ?? '')) text = response.clone().text();
      return response;
    } finally {
      Promise.resolve(text)
        .catch(() => {})
        .finally(() => pendingRequests.delete(request));
    }
  };
}

/**
 * Aborts the requests of the previous story and lets their promises settle. Requests sent meanwhile fail at once,
 * such as a sign-out's second call, which holds or awaits the session lock.
 */
export async function abortRequests(): Promise<void> {
  storyRequests.abort();
  await withLock(SESSION_LOCK, async () => {});
  storyRequests = new AbortController();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Starts the worker with all handlers; an unhandled call counts as an error of the story. */
export async function startWorker() {
  const worker = setupWorker(...handlers);
  const start = () =>
    worker.start({
      quiet: true,
      // A published Storybook may live below a sub-path.
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledRequest: (request) => {
        const { method, url } = request;
        const { origin, pathname } = new URL(url);
        if (origin !== location.origin) return recordUnmocked(method, url);
        if (!isMockPath(pathname)) return;
        logUnanswered(request, 404);
        recordUnmocked(method, url + didYouMean(method, pathname));
      },
    });
  await requireServiceWorker(start);
  worker.events.on('request:start', ({ request }) => recordRequest(request));
  patchFetch();
  return worker;
}
