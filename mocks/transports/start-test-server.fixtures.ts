import type { Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { TestClient } from '../handlers/test-client.ts';
import { listen } from './listen.ts';

/** Lets a server listen for the tests of a file. */
export function startTestServer(server: Server) {
  const at = { origin: '', browser: () => new TestClient(at.origin, fetch) };
  beforeAll(async () => void (at.origin = await listen(server)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return at;
}
