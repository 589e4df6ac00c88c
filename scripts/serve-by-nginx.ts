import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockServer } from '#mocks/transports/http.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Debian's package libnginx-mod-http-brotli-static. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotli);

/** Why nginx cannot be run and how to install it, or undefined. */
export const nginxIsMissing = () =>
  spawnSync('nginx', ['-v']).error ? 'there is no nginx (Debian: apt-get install nginx)' : undefined;

/** The environment of the example in hosting/compose.yaml: the mock plays other parties as well. */
const environment = { VITE_TURNSTILE_SCRIPT: '/mock/turnstile/api.js', VITE_AVATAR_ORIGIN: '/mock' };

interface ServedByNginx {
  /** The folder of the build. */
  directory: string;
  /** The path below which it is served, with a slash at both ends. */
  base?: string;
  /** Further configuration, as environment variables. */
  configuration?: Record<string, string>;
}

/** Serves a copy of the build by nginx in front of the mock backend, configured as a container does it. */
export async function serveByNginx({
  directory,
  base = '/',
  configuration = {},
}: ServedByNginx): Promise<{ url: string; close: () => Promise<void> }> {
  const mock = createMockServer();
  mock.listen(0, '127.0.0.1');
  await once(mock, 'listening');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const appRoot = path.join(folder, 'root');
  const app = path.join(appRoot, base);
  const hosting = path.join(folder, 'hosting');
  cpSync(directory, app, { recursive: true });
  cpSync(path.join(directory, '../hosting'), hosting, { recursive: true });
  execFileSync('node', [path.join(hosting, 'configure.mjs'), '--app', app], {
    env: { ...process.env, ...environment, ...configuration },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const variables: Record<string, string> = {
    PORT: `127.0.0.1:${port}`,
    APP_ROOT: appRoot,
    APP_CONFIGURATION: path.join(hosting, 'nginx.conf'),
    BACKEND: `http://127.0.0.1:${(mock.address() as AddressInfo).port}`,
  };
  const server = readFileSync(path.join(root, 'hosting/nginx.conf.template'), 'utf8').replace(
    /\$\{(\w+)\}/g,
    (_, name: string) => variables[name]!,
  );
  writeFileSync(path.join(folder, 'nginx.conf'), mainFile(folder, server));

  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilListening(port, nginx);
  return {
    url: `http://localhost:${port}${base.slice(0, -1)}`,
    async close() {
      nginx.kill('SIGTERM');
      mock.closeAllConnections();
      mock.close();
      await Promise.all([nginx.exitCode ?? once(nginx, 'exit'), once(mock, 'close')]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the system's main configuration has, in a folder of its own. */
const mainFile = (folder: string, server: string) => `
${hasBrotli ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${hasBrotli ? 'brotli_static on;' : ''}
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${server}
}
`;

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(port: number, nginx: ReturnType<typeof spawn>) {
  while (nginx.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx has ended');
}
