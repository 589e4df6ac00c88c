// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../contract/admin/keys.ts';
import { auth } from '../contract/auth.ts';
import { client } from '../contract/client.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { subscriptions } from '../contract/subscriptions.ts';
import { untilAborted } from '../lib/until-aborted.fixtures.ts';
import { call } from './call.ts';
import { ApiError } from './error.ts';
import { sessionScope } from './session-scope.ts';
import { longWaits } from './wait.ts';

const server = vi.fn<(request: Request) => Promise<Response>>();
const answer = (body: BodyInit | null, status = 200, type?: string) => {
  const response = new Response(body, { status });
  response.headers.delete('content-type');
  if (type) response.headers.set('content-type', type);
  server.mockResolvedValue(response);
};

beforeEach(() => {
  sessionScope.begin();
  vi.stubGlobal('fetch', server.mockReset());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const page = '<!doctype html><title>Sign in to the gateway</title>';
const redeem = () => call(subscriptions.redeem, { body: { key: 'KEY' } });
/** Returns a call of whose answer nothing is read. */
const remove = () => call(keys.remove, { id: 1 });
const signIn = () => call(auth.signIn, { body: { username: 'a', password: 'b', turnstileToken: 'c' } });

it.each<[string, string | null, number, string | undefined, boolean, boolean, boolean]>([
  // body, status, content type; then: redeem (its message is read), a call of which nothing is read, sign-in
  ['JSON that is labelled as a page', '{}', 200, 'text/html', true, true, true],
  ['the empty list of PHP', '[]', 200, 'application/json', true, false, true],
  ['204', null, 204, undefined, true, true, true],
  ['205', null, 205, undefined, true, true, true],
  ['a body that is empty and claims nothing', '', 200, undefined, false, true, true],
  ['empty JSON', '', 200, 'application/json', false, false, false],
  ['a page', page, 200, 'text/html', false, false, false],
  ['half an answer', '{"message":"Do', 200, 'application/json', false, false, false],
])('each call accepts or refuses %s', async (_, body, status, type, ofRedeem, ofUnread, ofSignIn) => {
  const results: boolean[] = [];
  for (const send of [redeem, remove, signIn]) {
    answer(body, status, type);
    const [end] = await Promise.allSettled([send()]);
    results.push(end.status === 'fulfilled');
    if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(ApiError);
  }
  expect(results).toEqual([ofRedeem, ofUnread, ofSignIn]);
});

describe('a download', () => {
  it.each<[string, string, string | undefined]>([
    ['a page in disguise', page, 'application/octet-stream'],
    ['an empty file', '', 'application/octet-stream'],
    ['a page after blanks', `\uFEFF\n ${page}`, undefined],
    ['a bare text as JSON', '"ok"', 'application/json'],
    ['a text as a page', 'Sign in first', 'text/html; charset=utf-8'],
    ['half of an error', '{"message":"Do', undefined],
    ['the empty list of PHP', '[]', undefined],
  ])('is refused if the body is %s', async (_, body, type) => {
    answer(body, 200, type);
    await expect(call(client.download)).rejects.toMatchObject({ name: 'ApiError', body: {} });
  });

  it('rejects with the message of an error in a 200', async () => {
    answer('{"message":"This version has been withdrawn"}', 200, 'application/json');
    await expect(call(client.download)).rejects.toMatchObject({
      body: { message: 'This version has been withdrawn' },
    });
  });

  it.each<[string, string, string | undefined]>([
    ['an executable', `MZ${'\u0000'.repeat(100_000)}`, 'application/octet-stream'],
    ['a text with markup further on', 'client 4.2.1 <html>', undefined],
    ['an executable that is labelled as a page', 'MZ\u0090\u0000\u0003', 'text/html'],
    ['bytes that begin like JSON', '{"\u0000\u0001', undefined],
  ])('accepts a complete body: %s (DEC-141)', async (_, body, type) => {
    answer(body, 200, type);
    expect(await (await call(client.download)).text()).toBe(body);
  });
});

describe('a server that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    server.mockImplementation(untilAborted);
  });
  const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);

  it.each<[string, Endpoint, number, boolean]>([
    ['the check', auth.me, 15, false],
    ['a refresh', auth.refresh, 10, false],
    ['invalidating', auth.invalidate, 5, false],
    ['signing out', auth.signOut, 5, false],
    ['a read', subscriptions.mine, 30, true],
    ['a write', subscriptions.redeem, 60, true],
    ['a sign-in', auth.signIn, 60, true],
  ])('%s has its own limit and notice', async (_, endpoint, seconds, isShown) => {
    const settled = vi.fn();
    const failed = failure(call<Endpoint>(endpoint)).then((error) => (settled(), error));
    const [begin, shown] = [Date.now(), [] as unknown[]];
    const unsubscribe = longWaits.subscribe(() => shown.push(longWaits.seconds(), Date.now() - begin));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({
      status: 0,
      message: `The server did not answer within ${seconds} seconds`,
    });
    expect(shown).toEqual(isShown ? [0, 10_000, undefined, seconds * 1000] : []);
    unsubscribe();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('keeps the digits of integers above 2^53, outside of strings (API-1)', async () => {
  const user = '{"username":"a\\",12345678901234567,","role":[],"discord":12345678901234567, "avatar":"1"}';
  answer(`{"user":${user}}`);
  expect(await call(auth.me)).toMatchObject({
    user: { username: 'a",12345678901234567,', discord: '12345678901234567' },
  });
});

it('warns of values that differ from the contract, once for each call and path', async () => {
  const user = { username: 'cara', role: {}, discord: true };
  for (let i = 0; i < 2; i += 1) {
    answer(JSON.stringify({ user: { ...user, secret: 'yes' } }));
    expect(await call(auth.me)).toMatchObject({ user: { discord: null, secret: false } });
  }
  expect(vi.mocked(console.warn).mock.calls.map(([message]) => String(message).slice(0, 26))).toEqual([
    'GET /api/me: user.secret i',
    'GET /api/me: user.discord ',
  ]);
});
