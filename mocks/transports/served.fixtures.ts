import type { Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { TestBrowser } from '../handlers/test-browser.ts';
import { listen } from './listen.ts';

/** Lets a server listen for the tests of a file. */
export function served(server: Server) {
  const at = { origin: '', browser: () => new TestBrowser(at.origin, fetch) };
  beforeAll(async () => void (at.origin = await listen(server)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return at;
}
