import { parseArgs } from 'node:util';
import { accountsTable } from '#mocks/control/accounts-table.ts';
import { openState } from '#mocks/control/open-state.ts';
import { codeIn, decodeState } from '#mocks/control/state-link.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { commands, help } from './mock/commands.ts';
import { sendTo } from './mock/send.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  args: process.argv.slice(2).map((word) => (/^-\d/.test(word) ? `\\${word}` : word)),
  options: {
    help: { type: 'boolean' },
    state: text,
    url: text,
    next: text,
    percent: text,
    seconds: text,
    app: text,
    route: text,
    theme: text,
  },
});
const port = Number(process.env.PORT ?? 4000);
const host = process.env.HOST ?? 'localhost';
const [name, ...words] = positionals.map((word) => word.replace(/^\\/, ''));

try {
  if (values.help) console.log(`npm run mock -- [--state LINK]\n  starts the mock backend\n\n${help()}`);
  else if (name === undefined) serve();
  else await control(name);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function serve() {
  if (values.state !== undefined) openState(decodeState(codeIn(values.state)));
  createMockServer().listen(port, host, () => {
    const origin = `http://${host}:${port}`;
    console.log(`Mock backend: ${origin}/api, its controls and pages: ${origin}/mock/`);
    console.log(`\n${accountsTable()}\n`);
  });
}

/** Runs a command on a mock backend that runs elsewhere. */
async function control(command: string) {
  if (!Object.hasOwn(commands, command)) throw new Error(`There is no command ${command}:\n${help()}`);
  const send = sendTo(values.url ?? process.env.MOCK_URL ?? `http://${host}:${port}`);
  console.log(await commands[command]!.run(send, words, values));
}
