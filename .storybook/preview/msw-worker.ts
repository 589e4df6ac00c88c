import type { Plugin } from 'vite';
import { isMockPath } from '../../mocks/transports/mock-path.ts';
import { mswWorker } from '../../mocks/transports/worker-script.ts';

const NAME = 'mockServiceWorker.js';

/**
 * Leaves Storybook's files to the browser: MSW would ask the page about each of a story's 75 files. MSW still gets
 * other origins, to report unmocked calls, and pages whose idle worker the browser has stopped.
 */
const leaveFiles = `const isMockPath = ${isMockPath};
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin) return;
  if (!isMockPath(pathname)) event.stopImmediatePropagation();
  else if (event.clientId) activeClientIds.add(event.clientId);
});`;

const script = () => `${leaveFiles}\n${mswWorker()}`;

/** Serves MSW's service worker in development and emits it in builds. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${NAME}`)) return next();
        response
          .setHeader('Content-Type', 'text/javascript')
          .setHeader('Service-Worker-Allowed', '/')
          .end(script());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: script() });
    },
  };
}
