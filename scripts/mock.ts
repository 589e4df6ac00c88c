import { parseArgs } from 'node:util';
import { openState } from '#mocks/control/open-state.ts';
import { codeIn, decodeState } from '#mocks/control/state-link.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { accountsTable } from '#mocks/control/accounts-table.ts';

const { values } = parseArgs({ options: { state: { type: 'string' } } });
if (values.state !== undefined) openState(decodeState(codeIn(values.state)));

const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? 'localhost';

createMockServer().listen(port, host, () => {
  const origin = `http://${host}:${port}`;
  console.log(`Mock backend: ${origin}/api, its controls and pages: ${origin}/mock/`);
  console.log(`\n${accountsTable()}\n`);
});
