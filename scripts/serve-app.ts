import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { answer } from '#mocks/transports/http.ts';
import { isMockPath } from '#mocks/transports/mock-path.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface ServedApp {
  /** Folder of the build. */
  directory: string;
  /** Base path, with a slash at both ends. */
  base?: string;
  /**
   * 'mock': /api and /mock are answered by the mock backend, and unknown addresses with index.html, as the
   * app's server does. 'none': a static host, which answers unknown addresses with 404.html.
   */
  backend: 'mock' | 'none';
  /** A free one by default. */
  port?: number;
}

/** Serves a build as in production, for end-to-end tests. */
export async function serveApp({
  directory,
  base = '/',
  backend,
  port = 0,
}: ServedApp): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    const pathname = decodeURIComponent(new URL(incoming.url ?? '/', 'http://localhost').pathname);
    if (backend === 'mock' && isMockPath(pathname)) return answer(incoming, outgoing);

    const wanted =
      pathname === base ? 'index.html' : pathname.startsWith(base) ? pathname.slice(base.length) : '';
    const file = path.join(directory, wanted);
    if (file.startsWith(directory) && (await isFile(file))) return send(outgoing, 200, file);
    if (backend === 'mock') return send(outgoing, 200, path.join(directory, 'index.html'));
    return send(outgoing, 404, path.join(directory, '404.html'));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false;

async function send(outgoing: ServerResponse, status: number, file: string) {
  if (!(await isFile(file))) return void outgoing.writeHead(status).end();
  outgoing.writeHead(status, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(outgoing);
}
