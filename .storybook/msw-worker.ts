import type { Plugin } from 'vite';
import { mswWorker } from '../mocks/transports/worker-script.ts';

const NAME = 'mockServiceWorker.js';

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
          .end(mswWorker());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: mswWorker() });
    },
  };
}
