import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'mockServiceWorker.js';

/** Serves the workshop, and adds to its build, the service worker out of msw's own package: it is never older than msw itself. */
export function mockWorker(): Plugin {
  const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${NAME}`), 'utf8');
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${NAME}`)) return next();
        response.setHeader('Content-Type', 'text/javascript').setHeader('Service-Worker-Allowed', '/').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: source() });
    },
  };
}
