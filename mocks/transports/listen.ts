import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes a server listen on this machine, by default on any free port. Resolves with its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
