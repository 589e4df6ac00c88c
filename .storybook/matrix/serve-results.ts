import type { Plugin } from 'vite';
import { readResults } from './read-results.ts';
import { RESULTS_FILE } from './results.ts';

/** Serves the results of the last test run in the development server; scripts/matrix.ts puts them into builds. */
export function serveResults(): Plugin {
  return {
    name: 'serve-matrix-results',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${RESULTS_FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(readResults()));
      });
    },
  };
}
