import type { Connect, Plugin } from 'vite';
import { answer } from './http.ts';
import { urlOf } from './http-request.ts';
import { isMockPath } from './mock-path.ts';
import { BOT_CHECK_SCRIPT, BOT_CHECK_STAND_IN } from './outside/bot-check.ts';

/**
 * Serves the mock backend from the origin of the app, in `vite` and `vite preview`: /api and /mock are the mock's, the rest
 * stays Vite's. Under `vite` (not in a build) the bot-check is loaded from the mock as well, through the same wrapper and
 * with the same events; only the address of its script differs.
 */
export function mockBackend(): Plugin {
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (!isMockPath(urlOf(incoming).pathname)) return next();
    void answer(incoming, outgoing);
  };
  return {
    name: 'mock-backend',
    // a dependency that Vite has bundled beforehand passes no transform
    config: (_config, { command }) => (command === 'serve' ? { optimizeDeps: { exclude: ['@marsidev/react-turnstile'] } } : {}),
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
    transform: {
      filter: { id: /@marsidev\/react-turnstile/ },
      handler(code) {
        return this.environment.mode === 'dev' ? { code: code.replaceAll(BOT_CHECK_SCRIPT, BOT_CHECK_STAND_IN), map: null } : undefined;
      },
    },
  };
}
