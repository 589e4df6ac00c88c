import { type IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect, Plugin } from 'vite';
import { changes } from '../db/changes.ts';
import { upstream } from '../db/upstream.ts';
import { accountsTable } from '../control/accounts-table.ts';
import { breaksConnections } from '../server/consume-override.ts';
import { deviationSummary } from '../log/deviation-summary.ts';
import { withoutMessages } from '../log/entry.ts';
import { requestLog } from '../log/request-log.ts';
import { answerWithApiPage } from './api-page.ts';
import { answer, closeIdleBeforeFaults, isRefused, refuseUpgrade } from './http.ts';
import { isMockPath, MOCK_CALL, MOCK_CHANGE } from './mock-path.ts';

/**
 * Serves the mock backend at /api and /mock of Vite's dev server.
 * @param address of a real server that answers /api instead
 */
export function mockBackend(address?: string): Plugin {
  if (address) upstream.address = new URL(address);
  const middleware: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (breaksConnections()) outgoing.shouldKeepAlive = false;
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (!isMockPath(pathname)) return next();
    if (isRefused(incoming, outgoing)) return;
    answerWithApiPage(incoming, outgoing, () => void answer(incoming, outgoing));
  };
  return {
    name: 'mock-backend',
    configureServer(server) {
      server.middlewares.use(middleware);
      server.httpServer?.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
        if (isMockPath(new URL(url, 'http://localhost').pathname)) refuseUpgrade(socket);
      });
      if (server.httpServer instanceof Server) closeIdleBeforeFaults(server.httpServer);
      if (address)
        process.once('SIGINT', () => {
          console.log(`\n${deviationSummary.text()}`);
          process.exit(0);
        });
      let isQueued = false;
      changes.subscribe(() => {
        // one request may write many rows
        if (!isQueued) setImmediate(() => ((isQueued = false), server.ws.send(MOCK_CHANGE)));
        isQueued = true;
      });
      requestLog.subscribe((call) => server.ws.send(MOCK_CALL, call && withoutMessages(call)));
      const printUrls = server.printUrls.bind(server);
      if (!address)
        server.config.logger.info(
          '\n  Preparing the app and its mock backend; the first page takes a while.',
        );
      server.printUrls = () => {
        printUrls();
        const what = address ? `Calls go to ${address}.` : accountsTable();
        server.config.logger.info(`\n${what}\n\nAll calls of the mock backend are at /mock/api.\n`);
      };
    },
  };
}
