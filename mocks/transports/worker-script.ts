import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { openApiDocument } from '../openapi/document.ts';
import { WORKER_SCRIPT } from './mock-path.ts';

/**
 * Keeps MSW's worker registered and lets a page ask for its control. MSW would unregister with the last page; during a
 * reload the next page would find a worker on its way out.
 */
const messages = `addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation();
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});`;

/** Returns the service worker script of the installed version of MSW, with our answers to messages. */
export const mswWorker = () =>
  `${messages}\n${readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')}`;

/**
 * Adds the demo's service worker to a build: worker.js, followed by MSW's script. And the OpenAPI document, since
 * the worker answers no navigations.
 */
export function workerScript(): Plugin {
  return {
    name: 'mock-worker-script',
    apply: 'build',
    generateBundle() {
      const ours = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: WORKER_SCRIPT, source: `${ours}\n${mswWorker()}` });
      const document = JSON.stringify(openApiDocument());
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: document });
    },
  };
}
