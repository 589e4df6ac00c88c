import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import { PERSONA_PASSWORD, personas } from '#mocks/scenarios/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { listen } from '#mocks/transports/listen.ts';
import { firstPage } from '../verify/harmless-input.ts';
import { Visitor } from '../verify/visitor.ts';
import { median, print } from './report.ts';

const CLIENTS = 10;
/** What each client types, letter by letter. The number in it keeps the searches of two clients apart. */
const wordsOf = (client: number) => [`7.${client}1`, `fox${client}`, `${client}wolf`, `panda${client}`];

/** How long ten administrators wait who search 100,000 users at once, letter by letter, over HTTP. */
export async function measureMockClients(): Promise<void> {
  resetDb('crowded', Date.UTC(2026, 0, 15, 12));
  const server = createMockServer();
  const admin = new Visitor(await listen(server), fetch);
  await admin.ask(auth.signIn, {
    body: { username: personas.admin.username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN },
  });
  const search = async (text: string) => {
    const start = performance.now();
    const { status } = await admin.ask(users.list, { query: { ...firstPage, search: text } });
    if (status !== 200) throw new Error(`HTTP ${status}`);
    return performance.now() - start;
  };
  await new Promise((resolve) => setTimeout(resolve, 5000)); // as somebody who opens a page first
  print({
    what: 'crowded users, first search over HTTP, 5 s after the start',
    value: await search('fox'),
    unit: 'ms',
  });
  const waits = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      const own: number[] = [];
      for (const word of wordsOf(client))
        for (let length = 1; length <= word.length; length += 1)
          own.push(await search(word.slice(0, length)));
      return own;
    }),
  );
  print({ what: `  ${CLIENTS} clients at once, median`, value: median(waits.flat()), unit: 'ms' });
  server.closeAllConnections();
  server.close();
  resetDb();
}
