import { createServer } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { db } from '../db/index.ts';
import { upstream } from '../db/upstream.ts';
import { createHandlers } from '../handlers/index.ts';
import { deviationSummary, type DeviationSummary } from '../log/deviation-summary.ts';
import { requestLog } from '../log/request-log.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { openSession } from '../server/session.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import { PERSONA_PASSWORD, personas } from '../worlds/personas.ts';
import { createMockServer } from './http.ts';
import { startTestServer } from './start-test-server.fixtures.ts';

/** The planted deviation of the real server. */
type Change = (response: Response) => Response | Promise<Response>;
let plant: Change = (response) => response;

const handlers = createHandlers({ httpOnly: true });
const real = createServer(async (incoming, outgoing) => {
  const request = createRequest(incoming, outgoing);
  const response = await getResponse(handlers, request);
  await sendResponse(outgoing, await plant(response ?? new Response('', { status: 404 })));
});
const theirs = startTestServer(real);
const ours = startTestServer(createMockServer());
let bearer: string;
beforeAll(() => {
  resetDb();
  upstream.address = new URL(theirs.origin);
  bearer = openSession(db.users.find(personas.admin.id)!).bearer;
});
afterAll(() => delete upstream.address);

it('counts deviations by call, with the first deviating answer (UPS-6)', async () => {
  deviationSummary.clear();
  const other = body((sent) => ({ ...sent, note: 1 }));
  for (const path of [asked[0]!, asked[0]!, endpoints.auth.me.path]) await named(path, other);
  const answer = await fetch(`${ours.origin}/mock/deviations`);
  const [ofMe, ofKeys] = ((await answer.json()) as { deviations: DeviationSummary[] }).deviations;
  expect(ofMe).toMatchObject({ call: 'auth.me', deviation: 'note is unknown', times: 1 });
  expect(ofKeys).toMatchObject({ call: 'keys.list', times: 2, first: 'GET /api/admin/keys 200' });
  expect(deviationSummary.text()).toContain(
    'keys.list: note is unknown (2 ×, first GET /api/admin/keys 200)',
  );
});

const { keys, users } = endpoints;
const list = (path: string, index = 0, size = 10, direction = 'desc') =>
  `${path}?page=${index}&limit=${size}&sortField=id&sortDirection=${direction}&search=`;
/** Calls of an administrator's pages. */
const asked = [
  list(keys.list.path),
  list(users.list.path),
  endpoints.auth.me.path,
  endpoints.subscriptions.mine.path,
  endpoints.stats.read.path,
];

/** Makes a call as the app does. Resolves with the deviations in the log. */
async function named(path: string, change: Change, init: RequestInit = {}) {
  requestLog.clear();
  plant = change;
  const headers = { Authorization: `Bearer ${bearer}` };
  await fetch(ours.origin + path, { headers, ...init }).then((answer) => answer.text());
  // the real server is the mock, and logs as well
  const logged = () => requestLog.all().find(({ answeredBy }) => answeredBy === 'upstream');
  await expect.poll(() => logged()?.response).toBeDefined();
  return logged()!.deviations ?? [];
}

const body =
  (change: (sent: any) => unknown): Change =>
  async (response) =>
    Response.json(change(await response.json()));

interface Leaf {
  parent: any;
  name: string;
  value: unknown;
}

/** Returns every single value of a reply, of lists those of the first row. */
const leavesOf = (parent: any): Leaf[] =>
  Object.entries<unknown>(parent).flatMap(([name, value]) => {
    if (Array.isArray(value)) return typeof value[0] === 'object' && value[0] ? leavesOf(value[0]) : [];
    return typeof value === 'object' && value !== null ? leavesOf(value) : [{ parent, name, value }];
  });

/** Changes one value of the reply; another one for each call. */
const leaf = (change: (leaf: Leaf) => void) => (at: number) =>
  body((sent) => {
    const leaves = leavesOf(sent).filter(({ value }) => value !== null && value !== '');
    change(leaves[(at * 7 + 3) % leaves.length]!);
    return sent;
  });

/** Each is planted into every call above. */
const deviations: Record<string, (at: number) => Change> = {
  'a field is missing': leaf(({ parent, name }) => delete parent[name]),
  'a field has another name': leaf(({ parent, name, value }) => {
    delete parent[name];
    parent[`${name}_`] = value;
  }),
  'a value is in an object': leaf(({ parent, name, value }) => void (parent[name] = { value })),
  'a value is in a list': leaf(({ parent, name, value }) => void (parent[name] = [value])),
  'a value has another type': leaf(({ parent, name, value }) => {
    parent[name] = typeof value === 'string' ? 7 : typeof value === 'number' ? String(value) : Number(value);
  }),
  'a field is new': leaf(({ parent }) => void (parent.internalNote = 'x')),
  'the answer is in an envelope': () => body((data) => ({ data })),
  'another status': () => async (response) => Response.json(await response.json(), { status: 202 }),
  'another content type': () => async (response) =>
    new Response(await response.text(), { headers: { 'Content-Type': 'text/html' } }),
  'a refusal in other words': () => () =>
    Response.json({ code: 400, error_description: 'No', trace: [] }, { status: 418 }),
};

it('names at least 45 of fifty planted deviations, and none in a correct answer (UPS-3)', async () => {
  for (const path of [...asked, DISCORD_CONNECT])
    expect(await named(path, (response) => response, { redirect: 'manual' }), path).toEqual([]);
  const results = [];
  for (const [what, planted] of Object.entries(deviations))
    for (const [at, path] of asked.entries())
      results.push({ case: `${what}: ${path}`, found: await named(path, planted(at)) });
  expect(results).toHaveLength(50);
  const unnoticed = results.filter(({ found }) => found.length === 0);
  expect(unnoticed.length, JSON.stringify(unnoticed)).toBeLessThanOrEqual(5);
  expect(results.filter(({ found }) => JSON.stringify(found).includes('admin'))).toEqual([]);
});

/** Returns a page of keys for another query than the one sent. */
const pageOf =
  (...query: [index: number, size: number, direction?: string]): Change =>
  async () => {
    const headers = { Authorization: `Bearer ${bearer}` };
    const request = new Request(`http://mock.test${list(keys.list.path, ...query)}`, { headers });
    return (await getResponse(handlers, request))!;
  };
const page = (index: number, size?: number) => list(keys.list.path, index, size);
const refusal = (message: string) => () => Response.json({ code: 401, message }, { status: 401 });
const withDate = (createdDate: string) => (sent: any) => ({
  ...sent,
  items: sent.items.map((row: object) => ({ ...row, createdDate })),
});
const withCookies =
  (change: (cookie: string) => string): Change =>
  ({ headers }) =>
    new Response('{"code":200}', {
      headers: [
        ['Content-Type', 'application/json'],
        ...headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', change(cookie)]),
      ],
    });
const forEverySite = (cookie: string) => cookie.replace('SameSite=Lax', 'SameSite = None');
const nothing = { products: [], subscriptions: [], premium: false };
const signIn = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }),
};
const { signIn: sign, refresh, me } = endpoints.auth;
const [own, cards] = [endpoints.subscriptions.mine, endpoints.stats.read];

it.each<[named: string, path: string, change: Change, init?: RequestInit]>([
  ['the 401 says "Token expired"; the client refreshes', me.path, refusal('Token expired')],
  ['the 401 says "Go away"; only', refresh.path, refusal('Go away'), { method: 'POST' }],
  ['more rows came than page and total leave; the first page is 0', page(40), pageOf(39, 10)],
  ['fewer rows came than page and total leave', page(0, 100), pageOf(0, 50)],
  ['more rows came than were asked for', page(0), pageOf(0, 25)],
  ['rows are not in the order asked for', page(0), pageOf(0, 10, 'asc')],
  ['it answers callers without a bearer', own.path, () => Response.json(nothing), { headers: {} }],
  ['items[].createdDate is in another form', page(0), body(withDate('25.11.2026'))],
  ['BEARER is HttpOnly', sign.path, withCookies((cookie) => `${cookie}; HttpOnly`), signIn],
  ['no HttpOnly cookie', sign.path, withCookies((cookie) => cookie.replace('; HttpOnly', '')), signIn],
  ['BEARER has no SameSite=Lax or Strict', sign.path, withCookies(forEverySite), signIn],
  ['no BEARER cookie is set', sign.path, () => Response.json({ code: 200 }), signIn],
  ['stats has not three cards', cards.path, body((sent) => ({ ...sent, stats: sent.stats.slice(1) }))],
  ["badges['Pending HWID Resets'] is no number", cards.path, body((sent) => ({ ...sent, badges: {} }))],
])('names first of an answer: %s (UPS-3)', async (expected, path, change, init) => {
  expect((await named(path, change, init))[0]).toContain(expected);
});
