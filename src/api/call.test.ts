// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { server } from '#mocks/transports/node.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/scenarios/personas.ts';
import { keys } from '../contract/admin/keys.ts';
import { auth } from '../contract/auth.ts';
import { jwt } from '../contract/session.ts';
import { client } from '../contract/client.ts';
import type { Input } from '../contract/endpoint.ts';
import { subscriptions } from '../contract/subscriptions.ts';
import { call } from './call.ts';
import { ApiError, messageOf, SessionEnded } from './error.ts';
import { sessionEvents } from './session-events.ts';
import { sessionScope } from './session-scope.ts';

const firstPage = { page: 0, size: 10, sort: 'id', descending: true, search: '' };
const seen: Request[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void seen.push(request));
});
beforeEach(() => {
  resetDb();
  sessionScope.begin();
  localStorage.clear();
  document.cookie = 'BEARER=; Max-Age=0';
  document.cookie = 'refresh_token=; Max-Age=0';
  seen.length = 0;
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function signIn(username: PersonaName) {
  await call(auth.signIn, {
    body: { username, password: PERSONA_PASSWORD, turnstileToken: 'mock-pass-test' },
  });
  sessionScope.begin(username);
}
const sentTo = (path: string) => seen.filter(({ url }) => new URL(url).pathname === path);

describe('call', () => {
  it('carries the bearer of the BEARER cookie on every request (SES-3)', async () => {
    await signIn('admin');
    await call(keys.list, { query: firstPage });
    const bearer = /BEARER=([^;]+)/.exec(document.cookie)?.[1];
    expect(bearer).toBeTruthy();
    expect(sentTo('/api/admin/keys')[0]?.headers.get('authorization')).toBe(`Bearer ${bearer}`);
  });

  it('sends no bearer header without the cookie', async () => {
    await signIn('customer');
    expect(sentTo('/api/login_check')[0]?.headers.has('authorization')).toBe(false);
  });

  it('refreshes once for calls that expire together, then answers all', async () => {
    await signIn('admin');
    db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));
    const answers = await Promise.all(
      [0, 1, 2].map((page) => call(keys.list, { query: { ...firstPage, page } })),
    );
    expect(answers.map(({ items }) => items.length)).toEqual([10, 10, 10]);
    expect(sentTo('/api/token/refresh')).toHaveLength(1);
    expect(sentTo('/api/admin/keys')).toHaveLength(6);
  });

  it('ends the session when there is no refresh cookie', async () => {
    const ended = vi.fn();
    const stop = sessionEvents.on(ended);
    await expect(call(auth.me)).rejects.toBeInstanceOf(SessionEnded);
    expect(ended).toHaveBeenCalledTimes(1);
    stop();
  });

  it('does not refresh for a wrong password', async () => {
    const answer = call(auth.signIn, {
      body: { username: 'customer', password: 'wrong', turnstileToken: 'mock-pass-test' },
    });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(sentTo('/api/token/refresh')).toHaveLength(0);
  });

  it('reads the JSON error inside a binary answer before it judges a 401', async () => {
    await signIn('premium');
    server.use(
      http.get('*/api/client/download', () =>
        HttpResponse.arrayBuffer(
          new TextEncoder().encode(JSON.stringify({ code: 503, message: 'Build is being signed' })).buffer,
          {
            status: 503,
            headers: { 'Content-Type': 'application/octet-stream' },
          },
        ),
      ),
    );
    const error = await call(client.download).catch((reason: unknown) => reason);
    expect(messageOf(error, 'default')).toBe('Build is being signed');
  });

  it('refreshes for a 401 that travels inside a binary', async () => {
    await signIn('premium');
    server.use(
      http.get(
        '*/api/client/download',
        () =>
          HttpResponse.arrayBuffer(
            new TextEncoder().encode(JSON.stringify({ code: 401, message: jwt.expired })).buffer,
            { status: 401 },
          ),
        { once: true },
      ),
    );
    expect((await call(client.download)).size).toBeGreaterThan(0);
    expect(sentTo('/api/token/refresh')).toHaveLength(1);
  });

  it('downloads bytes', async () => {
    await signIn('premium');
    const bytes = await call(client.download);
    expect(bytes.size).toBeGreaterThan(0);
  });

  it('rejects a 429 without a refresh or a retry', async () => {
    await signIn('customer');
    server.use(
      http.get('*/api/subscriptions', () =>
        HttpResponse.json({ code: 429, message: 'Too many requests' }, { status: 429 }),
      ),
    );
    await expect(call(subscriptions.mine)).rejects.toMatchObject({ status: 429 });
    expect(sentTo('/api/subscriptions')).toHaveLength(1);
    expect(sentTo('/api/token/refresh')).toHaveLength(0);
  });

  it('turns a failing network into an ApiError with the default text', async () => {
    server.use(http.get('*/api/subscriptions', () => HttpResponse.error()));
    const error = await call(subscriptions.mine).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 0 });
    expect(messageOf(error, 'Failed to fetch data')).toBe('Failed to fetch data');
  });

  it('takes a page instead of JSON for a failure, not for an answer', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(http.get('*/api/me', () => HttpResponse.html('<!doctype html><title>App</title>')));
    await expect(call(auth.me)).rejects.toBeInstanceOf(ApiError);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      'GET /api/me answered in an unexpected shape',
      expect.anything(),
    );
    warned.mockRestore();
  });

  it('can be given up', async () => {
    const controller = new AbortController();
    const answer = call(auth.me, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells when an admin call was forbidden', async () => {
    await signIn('customer');
    const heard = vi.fn();
    const stop = sessionEvents.on(heard);
    await expect(call(keys.list, { query: firstPage })).rejects.toMatchObject({ status: 403 });
    expect(heard).toHaveBeenCalledExactlyOnceWith('forbidden');
    stop();
  });

  it('asks for what the endpoint names', () => {
    expectTypeOf<Input<typeof keys.update>>().toHaveProperty('body');
    expectTypeOf<Input<typeof keys.remove>>().toHaveProperty('id');
  });
});
