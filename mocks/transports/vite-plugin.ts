import type { Connect, Plugin } from 'vite';
import { answer } from './http.ts';
import { urlOf } from './http-request.ts';
import { isMockPath } from './mock-path.ts';
import { accountsTable } from '../third-parties/accounts-table.ts';

/**
 * Serves the mock backend from the origin of the app, in `vite` and `vite preview`: /api and /mock are the
 * mock's, the rest stays Vite's.
 */
export function mockBackend(): Plugin {
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!isMockPath(urlOf(incoming).pathname)) return next();
    void answer(incoming, outgoing);
  };
  return {
    name: 'mock-backend',
    configureServer(server) {
      server.middlewares.use(middleware);
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(
          `\n${accountsTable()}\n\nThe controls of the mock backend are at /mock/.\n`,
        );
      };
    },
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
  };
}
