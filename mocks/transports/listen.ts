import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes a server listen on any free port of this machine. Resolves with its origin. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
