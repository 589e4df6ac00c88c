// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
import { auth } from '../contract/auth.ts';
import { client } from '../contract/client.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { subscriptions } from '../contract/subscriptions.ts';
import { deleteCookie } from '../app/cookie.ts';
import { call, fetchSessionUser } from './call.ts';
import { SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';
import { SessionScope, sessionScope } from './session-scope.ts';

const server = vi.fn<(request: Request) => Promise<Response>>();
const heard = vi.fn();
let stop = () => {};
const paths = () => server.mock.calls.map(([{ url }]) => new URL(url).pathname);
const refusal = (message: string, status = 401) => Response.json({ message }, { status });

beforeEach(() => {
  deleteCookie('BEARER');
  sessionScope.begin();
  vi.stubGlobal('fetch', server.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stop = sessionEvents.on(heard.mockReset());
});
afterEach(() => void stop());

describe('session events of a call', () => {
  const redeem = () => call(subscriptions.redeem, { body: { key: 'KEY' } });
  const remove = () => call(keys.remove, { id: 1 });

  it.each<[string, () => Promise<unknown>, Response, string[]]>([
    ['an answer', redeem, Response.json({}), ['accepted']],
    ['a 403 of an admin call', remove, refusal('No', 403), ['forbidden']],
    ['a 403 of another call', redeem, refusal('No', 403), []],
    ['a 401 in other words', redeem, refusal('Invalid JWT Token'), ['unauthorized']],
    ['a 404 of an admin call', remove, refusal('Gone', 404), []],
  ])('%s', async (_, send, response, events) => {
    server.mockResolvedValue(response);
    await send().catch(() => undefined);
    expect(heard.mock.calls.flat()).toEqual(events);
  });

  it('emits no event for a 401 after an inconclusive refresh', async () => {
    server.mockImplementation(async ({ url }) =>
      url.endsWith('/refresh') ? refusal('Down', 503) : refusal('Expired JWT Token'),
    );
    await expect(redeem()).rejects.toMatchObject({ status: 401, isRefreshInconclusive: true });
    expect(heard).not.toHaveBeenCalled();
  });

  it.each(['answer', 'refresh'])(
    'emits no event after the end of its session, and drops the %s',
    async (last) => {
      server.mockImplementation(async ({ url }) => {
        if (last === 'refresh' && !url.endsWith('/refresh')) return refusal('Expired JWT Token');
        sessionScope.begin('ben');
        return last === 'answer' ? Response.json({}) : refusal('Missing JWT Refresh Token');
      });
      const mayHaveSucceeded = last === 'answer'; // an answered write may have been executed (FRM-10)
      await expect(redeem()).rejects.toMatchObject({ name: 'SessionEnded', mayHaveSucceeded });
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('marks its bearer as accepted', async () => {
    document.cookie = 'BEARER=opaque; Path=/';
    sessionScope.begin('ada');
    server.mockResolvedValue(Response.json({}));
    await redeem();
    localStorage.setItem('username', 'ben');
    expect(sessionScope.current.bearers.isReplaced).toBe(false);
  });
});

/** Serves calls with the bearer of a refresh, and refuses the previous one. */
function expireBearer(refused: Response, answer: Response) {
  document.cookie = 'BEARER=old; Path=/';
  server.mockImplementation(async ({ url, headers }) => {
    if (url.endsWith('/refresh')) document.cookie = 'BEARER=new; Path=/';
    else return headers.get('authorization') === 'Bearer new' ? answer : refused;
    return Response.json({});
  });
}

it.each(['Expired JWT Token', 'JWT Token not found'])(
  'refreshes after a 401 in a binary body, and sends the new bearer: %s (SES-3, SES-4)',
  async (message) => {
    const headers = { 'Content-Type': 'application/octet-stream' };
    const refused = new Response(JSON.stringify({ code: 401, message }), { status: 401, headers });
    expireBearer(refused, new Response('MZ', { headers }));
    expect((await call(client.download)).size).toBe(2);
    expect(paths()).toEqual(['/api/client/download', '/api/token/refresh', '/api/client/download']);
  },
);

it.each([auth.signIn, auth.signUp, auth.refresh])(
  'repeats $path after a 401 without the rejected bearer, and does not refresh (SES-3)',
  async (endpoint: Endpoint) => {
    document.cookie = `BEARER=dead-${endpoint.path}; Path=/`;
    server.mockImplementation(async () => refusal('Expired JWT Token'));
    for (let time = 0; time < 2; time++)
      await expect(call<Endpoint>(endpoint, { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual([endpoint.path, endpoint.path, endpoint.path]);
    const sent = server.mock.calls.map(([{ headers }]) => headers.get('authorization'));
    expect(sent).toEqual([`Bearer dead-${endpoint.path}`, null, null]);
    expect(heard).not.toHaveBeenCalled();
  },
);

describe('fetchSessionUser', () => {
  const user = { username: 'ada', role: ['ROLE_USER'], secret: false };
  const ask = (signal = new AbortController().signal) => fetchSessionUser(signal);

  it('returns the new user and their bearer after a change of user', async () => {
    document.cookie = 'BEARER=theirs; Path=/';
    sessionScope.begin('ben', 'another');
    localStorage.setItem('username', 'ben');
    server.mockResolvedValue(Response.json({ user }));
    expect(await ask()).toMatchObject({ user: { username: 'ada' }, bearer: 'theirs' });
  });

  it('repeats the request after a refresh', async () => {
    expireBearer(refusal('Expired JWT Token'), Response.json({ user }));
    expect(await ask()).toMatchObject({ bearer: 'new' });
    expect(paths()).toEqual(['/api/me', '/api/token/refresh', '/api/me']);
  });

  it('neither refreshes nor repeats once cancelled', async () => {
    const controller = new AbortController();
    server.mockImplementation(async () => {
      controller.abort();
      return refusal('Expired JWT Token');
    });
    await expect(ask(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(paths()).toEqual(['/api/me']);
  });
});

const jwt = (username: string, number = 1) => `e30.${btoa(JSON.stringify({ username, number }))}.x`;
describe('the bearer of the next request', () => {
  it.each<[string, string | undefined, string | undefined, string | null, boolean]>([
    // the last one accepted, the one there is now, the name in local storage, and whether it is ada's
    ['is the accepted bearer', 'opaque', 'opaque', 'ben', true],
    ['is another bearer of the same user', jwt('ada', 1), jwt('ada', 2), 'ben', true],
    ['is another user’s', jwt('ada'), jwt('ben'), 'ada', false],
    ['says nothing, while storage names the person', 'opaque', 'another', 'ada', true],
    ['says nothing, while storage names another user', 'opaque', 'another', 'ben', false],
    ['says nothing, and neither does storage', 'opaque', 'another', null, true],
    ['says something for the first time', 'opaque', jwt('ada'), 'ben', false],
    ['is missing', jwt('ada'), undefined, 'ada', true],
    ['is missing, while storage names another user', jwt('ada'), undefined, 'ben', false],
    ['never was', undefined, undefined, 'ben', false],
  ])('%s', (_, accepted, now, stored, ownsCurrentUser) => {
    if (now) document.cookie = `BEARER=${now}; Path=/`;
    if (stored) localStorage.setItem('username', stored);
    const scope = new SessionScope('ada', accepted);
    if (ownsCurrentUser) expect(scope.bearer()).toBe(now);
    else expect(() => scope.bearer()).toThrow(SessionEnded);
    expect(heard.mock.calls).toEqual(ownsCurrentUser ? [] : [['replaced']]);
  });

  it('is the current bearer before a user is known', () => {
    localStorage.setItem('username', 'ben');
    document.cookie = `BEARER=${jwt('ben')}; Path=/`;
    expect(new SessionScope().bearer()).toBe(jwt('ben'));
  });
});

it('gives no bearer and emits no event after the session', () => {
  const scope = new SessionScope('ada');
  scope.end();
  expect(scope.signal.reason).toMatchObject({ name: 'AbortError' });
  expect(() => scope.bearer()).toThrow(SessionEnded);
  expect(heard).not.toHaveBeenCalled();
});
