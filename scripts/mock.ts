import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { accountsTable } from '#mocks/control/accounts-table.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { allowedHosts } from '#mocks/transports/allowed-hosts.ts';
import { badValue, optionsOf } from '../tools/options.ts';

const USAGE = `npm run mock -- [options]     the mock backend over HTTP, see docs/mock-backend.md
  --port 4000                 the port; or the variable PORT
  --host localhost            the address to listen at
  --allow NAME                another name of this machine, by which it and its pages are reached
  --upstream https://SERVER   the app with its panel before a real server`;

const text = { type: 'string' } as const;
const {
  upstream,
  allow = [],
  ...at
} = optionsOf(USAGE, {
  upstream: text,
  port: text,
  host: text,
  allow: { ...text, multiple: true },
});
const wantedPort = at.port ?? (process.env.PORT || '4000');
const port = Number(wantedPort);
const host = at.host ?? 'localhost';

for (const name of [host, ...allow]) allowedHosts.add(name.toLowerCase());
if (!/^\d+$/.test(wantedPort) || port > 65_535) badValue(`'${wantedPort}' is no port`);
if (upstream === undefined) serveMock();
else if (/^https?:\/\//.test(upstream) && URL.canParse(upstream)) await serveAppBefore(upstream);
else badValue(`${upstream} is no address such as https://staging.example.com`);

function serveMock() {
  const server = createMockServer();
  server.on('error', ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const origin = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
    console.log(
      `Mock backend: ${origin}/api, all calls: ${origin}/mock/api, its state: ${origin}/mock/state`,
    );
    console.log(`\n${accountsTable()}\n`);
  });
}

/** Serves the app with the panel; its calls go to a real server (UPS-1). */
async function serveAppBefore(address: string) {
  process.env.UPSTREAM = address;
  const configFile = path.join(import.meta.dirname, '../apps/demo/vite.config.ts');
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile,
    server: { host, port, strictPort: true, allowedHosts: allow },
  });
  await server.listen();
  server.printUrls();
}
