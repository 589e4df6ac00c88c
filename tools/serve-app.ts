import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { answer } from '#mocks/transports/http.ts';
import { listen } from '#mocks/transports/listen.ts';
import { isMockPath } from '#mocks/transports/mock-path.ts';

interface ServedApp {
  directory: string;
  /** The path below which it is served, with a slash at both ends. */
  base?: string;
  /**
   * 'mock' serves the mock backend at /api and /mock, and index.html at all unknown addresses. 'none' behaves
   * like a static host, which answers unknown addresses with 404.html and status 404.
   */
  backend: 'mock' | 'none';
}

/**
 * Serves a build like a production server or a static host, with the headers of its headers.json and its `.br`
 * files. Used by the end-to-end tests and the benchmark.
 */
export async function serveApp({
  directory,
  base = '/',
  backend,
}: ServedApp): Promise<{ url: string; close: () => Promise<void> }> {
  const serveFile = sirv(directory, {
    single: backend === 'mock',
    ignores: ['^/assets/'], // missing ones are not found
    brotli: true,
    gzip: true,
    // as static hosts answer: without it, a browser asks again for all 75 files of a story
    ...(backend === 'none' && { maxAge: 600 }),
  });
  const rules = headerRulesOf(directory);
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (backend === 'mock' && isMockPath(url.replace(/\?.*/, ''))) return void answer(incoming, outgoing);

    for (const { path: pattern, headers } of rules)
      if (url.startsWith(pattern.slice(0, -1))) outgoing.setHeaders(new Headers(headers));
    // outside of the base path nothing is found
    incoming.url = url.startsWith(base) ? url.slice(base.length - 1) : '/\0';
    serveFile(incoming, outgoing, () => {
      const page = path.join(directory, '404.html');
      outgoing.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      outgoing.end(existsSync(page) ? readFileSync(page) : undefined);
    });
  });
  const origin = await listen(server);
  return {
    url: origin + base.slice(0, -1),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns headers of all paths that begin like `path`, which ends with `*`; the demo's build has no such file. */
function headerRulesOf(directory: string): { path: string; headers: Record<string, string> }[] {
  const file = path.join(directory, 'headers.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
