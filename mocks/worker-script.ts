import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { WORKER_SCRIPT } from './mock-path.ts';

/** Adds the script of the demo's service worker to a build: our part, then MSW's from its package, so that it is never older than MSW. */
export function workerScript(): Plugin {
  return {
    name: 'mock-worker-script',
    apply: 'build',
    generateBundle() {
      const ours = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');
      const theirs = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
      this.emitFile({ type: 'asset', fileName: WORKER_SCRIPT, source: `${ours}\n${theirs}` });
    },
  };
}
