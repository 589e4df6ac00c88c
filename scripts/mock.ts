import { createMockServer } from '#mocks/transports/http.ts';
import { accountsTable } from '#mocks/third-parties/accounts-table.ts';

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? 'localhost';

createMockServer().listen(port, host, () => {
  console.log(
    `Mock backend: http://${host}:${port}/api, its controls and pages: http://${host}:${port}/mock/\n\n${accountsTable()}\n`,
  );
});
