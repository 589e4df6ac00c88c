import { createMockServer } from '#mocks/transports/http.ts';
import { accountsTable } from '#mocks/third-parties/accounts-table.ts';

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? 'localhost';

createMockServer().listen(port, host, () => {
  const origin = `http://${host}:${port}`;
  console.log(`Mock backend: ${origin}/api, its controls and pages: ${origin}/mock/`);
  console.log(`\n${accountsTable()}\n`);
});
