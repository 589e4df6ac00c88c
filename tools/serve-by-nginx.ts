import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockServer } from '#mocks/transports/http.ts';
import { listen } from '#mocks/transports/listen.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Serves a copy of dist/web by nginx in front of the mock backend, configured as a container does it. */
export async function serveByNginx(configuration: Record<string, string>) {
  const mock = createMockServer();
  const backend = await listen(mock);
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const name of ['web', 'hosting'])
    cpSync(path.join(root, 'dist', name), path.join(folder, name), { recursive: true });
  symlinkSync('/usr/lib/nginx/modules', path.join(folder, 'modules')); // Debian names modules from nginx's folder
  const port = await freePort();
  const url = `http://localhost:${port}`;
  execFileSync('node', [path.join(folder, 'hosting/configure.mjs'), '--app', path.join(folder, 'web')], {
    env: { ...process.env, VITE_SITE_ORIGIN: url, ...configuration },
  });
  const variables: Record<string, string> = {
    PORT: `127.0.0.1:${port}`,
    APP_ROOT: path.join(folder, 'web'),
    APP_CONFIGURATION: path.join(folder, 'hosting/*.conf'),
    BACKEND: backend,
  };
  // as in hosting/compose.yaml
  writeFileSync(path.join(folder, 'hosting/mock.conf'), `location ^~ /mock/ { proxy_pass ${backend}; }`);
  const server = readFileSync(path.join(root, 'hosting/nginx.conf.template'), 'utf8').replace(
    /\$\{(\w+)\}/g,
    (_, name: string) => variables[name]!,
  );
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `include /etc/nginx/modules-enabled/*.conf; ${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid nginx.pid; events {}
    http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} ${server} }`,
  );
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  execFileSync('nginx', [...args, '-t'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    url,
    async close() {
      nginx.kill();
      mock.closeAllConnections();
      mock.close();
      await (nginx.exitCode ?? once(nginx, 'exit'));
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  return port;
}
