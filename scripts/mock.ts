import path from 'node:path';
import { parseArgs } from 'node:util';
import { accountsTable } from '#mocks/control/accounts-table.ts';
import { createMockServer } from '#mocks/transports/http.ts';

// npm run mock, npm run mock -- --upstream https://staging.example.com: at the port of PORT, see docs/mock-backend.md

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? 'localhost';
const { upstream } = parseArgs({ options: { upstream: { type: 'string' } } }).values;

if (upstream === undefined) serveMock();
else if (/^https?:\/\//.test(upstream) && URL.canParse(upstream)) await serveAppBefore(upstream);
else {
  console.error('npm run mock [-- --upstream https://SERVER]');
  process.exitCode = 2;
}

function serveMock() {
  createMockServer().listen(port, host, () => {
    const origin = `http://${host}:${port}`;
    console.log(
      `Mock backend: ${origin}/api, all calls: ${origin}/mock/api, its state: ${origin}/mock/state`,
    );
    console.log(`\n${accountsTable()}\n`);
  });
}

/** The app with the panel, whose calls go to a real server (UPS-1). */
async function serveAppBefore(address: string) {
  process.env.UPSTREAM = address;
  const configFile = path.join(import.meta.dirname, '../apps/demo/vite.config.ts');
  const { createServer } = await import('vite');
  const server = await createServer({ configFile, server: { host, port, strictPort: true } });
  await server.listen();
  server.printUrls();
}
