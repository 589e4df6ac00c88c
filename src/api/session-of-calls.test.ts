// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
import { auth } from '../contract/auth.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { subscriptions } from '../contract/subscriptions.ts';
import { deleteCookie } from '../app/cookie.ts';
import { withLock } from '../app/lock.ts';
import { call } from './call.ts';
import { SESSION_LOCK } from './refresh.ts';
import { sessionEvents } from './session-events.ts';
import { sessionScope } from './session-scope.ts';
import { fetchSessionUser } from './session-user.ts';
import { slowCalls } from './waiting.ts';

const server = vi.fn<(request: Request) => Promise<Response>>();
const heard = vi.fn();
let stop = () => {};
const paths = () => server.mock.calls.map(([{ url }]) => new URL(url).pathname);
const refusal = (message: string, status = 401) => Response.json({ message }, { status });

beforeEach(() => {
  localStorage.clear();
  deleteCookie('BEARER');
  sessionScope.begin();
  vi.stubGlobal('fetch', server.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stop = sessionEvents.on(heard.mockReset());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what a call says about the session', () => {
  const redeem = () => call(subscriptions.redeem, { body: { key: 'KEY' } });
  const remove = () => call(keys.remove, { id: 1 });

  it.each<[string, () => Promise<unknown>, Response, string[]]>([
    ['an answer', redeem, Response.json({}), ['accepted']],
    ['a 403 of an admin call', remove, refusal('No', 403), ['forbidden']],
    ['a 403 of another call', redeem, refusal('No', 403), []],
    ['a 401 in other words', redeem, refusal('Invalid JWT Token'), ['doubted']],
    ['a 404 of an admin call', remove, refusal('Gone', 404), []],
  ])('%s', async (_, send, response, events) => {
    server.mockResolvedValue(response);
    await send().catch(() => undefined);
    expect(heard.mock.calls.flat()).toEqual(events);
  });

  it('a 401 that could not be refreshed is no doubt', async () => {
    server.mockImplementation(async ({ url }) =>
      url.endsWith('/refresh') ? refusal('Down', 503) : refusal('Expired JWT Token'),
    );
    await expect(redeem()).rejects.toMatchObject({ status: 401, isUnrefreshed: true });
    expect(heard).not.toHaveBeenCalled();
  });

  it('nothing, and its answer is dropped, once its session is over', async () => {
    server.mockImplementation(async () => {
      sessionScope.begin('ben');
      return Response.json({});
    });
    await expect(redeem()).rejects.toMatchObject({ name: 'SessionEnded' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('its bearer is the person’s', async () => {
    document.cookie = 'BEARER=opaque; Path=/';
    sessionScope.begin('ada');
    server.mockResolvedValue(Response.json({}));
    await redeem();
    localStorage.setItem('username', 'ben');
    expect(sessionScope.current.ownsCurrentUser).toBe(true);
  });
});

it.each([auth.signIn, auth.signUp, auth.refresh, auth.invalidate, auth.signOut])(
  'a 401 of $path leads to no refresh and is no doubt (DEC-16)',
  async (endpoint: Endpoint) => {
    server.mockImplementation(async () => refusal('Expired JWT Token'));
    await expect(call<Endpoint>(endpoint, { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(paths()).toEqual([endpoint.path]);
    expect(heard).not.toHaveBeenCalled();
  },
);

describe.each([auth.refresh, auth.invalidate, auth.signOut])('$path', (endpoint: Endpoint) => {
  const send = (signal?: AbortSignal) => call<Endpoint>(endpoint, {}, { signal });

  it.each([
    ['an object', () => Response.json({ code: 200 })],
    ['204', () => new Response(null, { status: 204 })],
  ])('succeeds with %s', async (_, answer) => {
    server.mockResolvedValue(answer());
    await send();
    expect(paths()).toEqual([endpoint.path]);
  });

  it.each([
    ['a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a text', () => Response.json('ok')],
  ])('fails with %s', async (_, answer) => {
    server.mockResolvedValue(answer());
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', status: 200 });
  });

  it('can be aborted', async () => {
    server.mockImplementation(
      ({ signal: aborted }) =>
        new Promise((_, reject) => aborted.addEventListener('abort', () => reject(aborted.reason))),
    );
    const controller = new AbortController();
    const sent = send(controller.signal);
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('who is signed in', () => {
  const user = { username: 'ada', role: ['ROLE_USER'], secret: false };
  const ask = (signal = new AbortController().signal) => fetchSessionUser(signal);

  it('is the user, and the bearer that is theirs, whoever was there before', async () => {
    document.cookie = 'BEARER=theirs; Path=/';
    sessionScope.begin('ben', 'another');
    localStorage.setItem('username', 'ben');
    server.mockResolvedValue(Response.json({ user }));
    expect(await ask()).toMatchObject({ user: { username: 'ada' }, bearer: 'theirs' });
  });

  it('is asked once more after a refresh', async () => {
    document.cookie = 'BEARER=old; Path=/';
    server.mockImplementation(async ({ url, headers }) => {
      if (url.endsWith('/refresh')) document.cookie = 'BEARER=new; Path=/';
      else if (headers.get('authorization') === 'Bearer old') return refusal('Expired JWT Token');
      return Response.json({ user });
    });
    expect(await ask()).toMatchObject({ bearer: 'new' });
    expect(paths()).toEqual(['/api/me', '/api/token/refresh', '/api/me']);
  });

  it('is not asked again, nor refreshed, once nobody waits for it', async () => {
    const controller = new AbortController();
    server.mockImplementation(async () => {
      controller.abort();
      return refusal('Expired JWT Token');
    });
    await expect(ask(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(paths()).toEqual(['/api/me']);
  });
});

it('a check that is over when its turn to refresh comes refreshes nothing', async () => {
  let endTurn = () => {};
  const turn = withLock(SESSION_LOCK, () => new Promise<void>((resolve) => (endTurn = resolve)));
  server.mockImplementation(async () => refusal('Expired JWT Token'));
  const controller = new AbortController();
  const check = fetchSessionUser(controller.signal).catch((error: unknown) => error);
  await vi.waitFor(() => expect(paths()).toEqual(['/api/me']));
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort();
  endTurn();
  await Promise.all([turn, check]);
  expect(paths()).toEqual(['/api/me']);
});

describe('a server that never answers', () => {
  const silence = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => {
    vi.useFakeTimers();
    server.mockImplementation(silence);
  });

  it.each<[string, Endpoint, number, boolean]>([
    ['the check', auth.me, 15, false],
    ['a refresh', auth.refresh, 10, false],
    ['invalidating', auth.invalidate, 5, false],
    ['signing out', auth.signOut, 5, false],
    ['a read', subscriptions.mine, 30, true],
    ['a sign-in', auth.signIn, 60, true],
  ])('%s has a limit of its own and is shown or not', async (_, endpoint, seconds, isShown) => {
    const settled = vi.fn();
    void call<Endpoint>(endpoint).then(settled, settled);
    const shown: number[] = [];
    const unsubscribe = slowCalls.subscribe(() => shown.push(slowCalls.count()));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ status: 0 });
    expect(shown).toEqual(isShown ? [1, 0] : []);
    unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no refresh running when its limit has passed', async () => {
    const refreshes: Request[] = [];
    server.mockImplementation(async (request) => {
      if (!request.url.endsWith('/refresh')) return refusal('Expired JWT Token');
      refreshes.push(request);
      return silence(request);
    });
    const result = call(subscriptions.mine).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9999);
    const { signal } = refreshes[0]!;
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.aborted).toBe(true);
    expect(await result).toMatchObject({ status: 401, isUnrefreshed: true });
  });

  it('can be cancelled, and is no longer watched then', async () => {
    const heardOf = vi.fn();
    const unsubscribe = slowCalls.subscribe(heardOf);
    const failed = call(subscriptions.mine).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    slowCalls.cancel();
    expect(await failed).toMatchObject({ name: 'AbortError', message: 'Cancelled by the user' });
    unsubscribe();
    const calls = heardOf.mock.calls.length;
    void call(subscriptions.mine).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heardOf).toHaveBeenCalledTimes(calls);
    slowCalls.cancel();
  });
});
