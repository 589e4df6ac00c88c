/** `npm run mock`: the mock backend over HTTP, at the port of PORT. */
import { accountsTable } from '#mocks/control/accounts-table.ts';
import { createMockServer } from '#mocks/transports/http.ts';

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? 'localhost';

createMockServer().listen(port, host, () => {
  const origin = `http://${host}:${port}`;
  console.log(`Mock backend: ${origin}/api, all calls: ${origin}/mock/api, its state: ${origin}/mock/state`);
  console.log(`\n${accountsTable()}\n`);
});
