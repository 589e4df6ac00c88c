import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, 'page.html');
const NAME = 'mock-panel.html';

/** Adds the page of the panel *Mock backend* to Storybook, beside iframe.html. */
export function mockPanelPage(): Plugin {
  let root = '';
  return {
    name: 'mock-panel-page',
    config(config, { command }) {
      if (command !== 'build') return;
      const options = ((config.build ??= {}).rolldownOptions ??= {});
      // Storybook's own hook runs first and has set its page
      options.input = [options.input as string, source];
    },
    configResolved(config) {
      root = config.root;
    },
    // the build names the file after its id
    resolveId: { order: 'pre', handler: (id) => (id === source ? `${root}/${NAME}` : undefined) },
    load: (id) => (id === `${root}/${NAME}` ? readFileSync(source, 'utf8') : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `/${NAME}`) return next();
        void server.transformIndexHtml(`/${NAME}`, readFileSync(source, 'utf8')).then((html) => {
          response.setHeader('Content-Type', 'text/html').end(html);
        }, next);
      });
    },
  };
}
