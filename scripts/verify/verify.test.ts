import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EndpointName } from '#src/contract/endpoints.ts';
import { db } from '#mocks/db/index.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { endpointOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { createMockServer } from '#mocks/transports/http.ts';
import { listen } from '#mocks/transports/listen.ts';
import { NotVerifiable, type Options, type Result, verify } from './verify.ts';

beforeEach(() => resetDb('typical'));

const handlers = createHandlers({ httpOnly: true });
const mock = async (request: Request) => (await getResponse(handlers, request))!;
const credentials = (name: string) => ({ name, password: PERSONA_PASSWORD });

async function resultsOf(over: Partial<Options> = {}): Promise<Result[]> {
  const results = [];
  for await (const result of verify({
    address: 'http://mock.test',
    admin: credentials('admin'),
    customer: credentials('customer'),
    tokens: [DUMMY_TOKEN],
    send: mock,
    ...over,
  }))
    results.push(result);
  return results;
}

it('the mock backend conforms over HTTP, and is as before (CON-4)', async () => {
  const rows = () =>
    JSON.stringify([db.users, db.keys, db.invites, db.hwidRequests].map((table) => table.all()));
  const before = rows();
  const server = createMockServer();
  const results = await resultsOf({ address: await listen(server), send: fetch });
  server.close();
  expect(results.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
  expect(results.length).toBeGreaterThan(100);
  expect(rows()).toBe(before);
});

type Change = (response: Response, request: Request) => Promise<Response> | Response;
/** A mock backend that deviates in one call. */
const deviating = (call: EndpointName, change: Change) => async (request: Request) => {
  const isMeant = isRequestOf(endpointOf(call))(`${request.method} ${new URL(request.url).pathname}`);
  const response = await mock(request.clone());
  return isMeant ? change(response, request) : response;
};
const body =
  (change: (sent: any) => unknown): Change =>
  async (response) =>
    response.ok ? Response.json(change(await response.json())) : response;
const url =
  (change: (search: URLSearchParams) => void): Change =>
  (_, request) => {
    const address = new URL(request.url);
    change(address.searchParams);
    return mock(new Request(address, request));
  };
const status =
  (from: number, to: number): Change =>
  async (response) =>
    response.status === from ? Response.json({ code: to, message: 'Other' }, { status: to }) : response;

describe('a deviation is caught', () => {
  it.each<[string, EndpointName, Change]>([
    ['access: the role is not checked', 'keys.list', status(403, 200)],
    ['access: another status for anonymous callers', 'users.list', status(401, 403)],
    [
      'replies: a field is renamed',
      'keys.list',
      body((sent) => ({ ...sent, items: sent.items.map(({ code: _, ...row }: any) => row) })),
    ],
    [
      'replies: used keys are among the unused',
      'keys.unused',
      body(({ keys: [key] }) => ({ keys: [{ ...key, status: 'USED' }] })),
    ],
    ['lists: the search is ignored', 'keys.list', url((search) => search.set('search', ''))],
    [
      'lists: pages count from another number',
      'products.list',
      url((search) => search.set('page', String(Number(search.get('page')) + 1))),
    ],
    ['lists: the direction is ignored', 'users.list', url((search) => search.set('sortDirection', 'desc'))],
    [
      'input: an unknown id is a success',
      'products.remove',
      (response) => (response.status === 404 ? new Response(null, { status: 204 }) : response),
    ],
    ['input: another status', 'keys.generate', status(400, 422)],
    ['sessions: a wrong password is a 400', 'auth.signIn', status(401, 400)],
    [
      'sessions: a refresh sets no bearer',
      'auth.refresh',
      (response) => (response.ok ? new Response(null, { status: 204 }) : response),
    ],
    ['sessions: sign-out keeps the cookies', 'auth.signOut', () => new Response(null, { status: 204 })],
  ])('%s', async (_, call, change) => {
    const send = deviating(call, change);
    const failed = (await resultsOf({ send })).filter(({ verdict }) => verdict === 'FAIL');
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ reason }) => reason.startsWith('The check broke'))).toEqual([]);
  });
});

it('a server that lets nobody in, or does not answer, is not verified', async () => {
  await expect(resultsOf({ tokens: ['wrong'] })).rejects.toThrow('--turnstile-token');
  await expect(resultsOf({ admin: { name: 'admin', password: 'wrong' } })).rejects.toThrow(NotVerifiable);
  const send = () => Promise.reject(new TypeError('fetch failed', { cause: 'ECONNREFUSED' }));
  await expect(resultsOf({ send })).rejects.toThrow('does not answer: ECONNREFUSED');
});
