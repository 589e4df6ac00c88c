import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { users } from '#src/contract/admin/users.ts';
import { auth } from '#src/contract/auth.ts';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { median, print } from './report.ts';

const CLIENTS = 10;
/** What each client types, letter by letter; the number in it makes no two ask for the same. */
const wordsOf = (client: number) => [`7.${client}1`, `fox${client}`, `${client}wolf`, `panda${client}`];

/** How long ten administrators wait who search 100,000 users at once, letter by letter, over HTTP. */
export async function measureMockClients(): Promise<void> {
  resetDb('crowded', Date.UTC(2026, 0, 15, 12));
  const server = createMockServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bearer = await signIn(origin);
  const search = async (text: string) => {
    const start = performance.now();
    const query = users.list.query!.encode({ page: 0, size: 10, sort: 'id', descending: true, search: text });
    const answer = await fetch(`${origin}${users.list.path}?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
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

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(origin + auth.signIn.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }),
  });
  const bearer = answer.headers
    .getSetCookie()
    .map((cookie) => /^BEARER=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean);
  if (!bearer) throw new Error('The sign-in gave no bearer');
  return decodeURIComponent(bearer);
}
