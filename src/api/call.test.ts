// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { server } from '#mocks/transports/node.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { auth } from '../contract/auth.ts';
import { jwt } from '../contract/session.ts';
import { client } from '../contract/client.ts';
import { subscriptions } from '../contract/subscriptions.ts';
import { call } from './call.ts';
import { sessionScope } from './session-scope.ts';

const seen: Request[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void seen.push(request));
});
beforeEach(() => {
  resetDb();
  sessionScope.begin();
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
  it.each([jwt.expired, jwt.missing])(
    'refreshes for a 401 inside a binary: %s (SES-3, SES-4)',
    async (message) => {
      await signIn('premium');
      const headers = { 'Content-Type': 'application/octet-stream' };
      const expired = new Response(JSON.stringify({ code: 401, message }), { status: 401, headers });
      server.use(http.get('*/api/client/download', () => expired, { once: true }));
      expect((await call(client.download)).size).toBeGreaterThan(0);
      expect(sentTo('/api/token/refresh')).toHaveLength(1);
      const carried = sentTo('/api/client/download').at(-1)!.headers.get('authorization');
      expect(carried).toBe(`Bearer ${/BEARER=([^;]+)/.exec(document.cookie)![1]}`);
    },
  );

  it.each([
    ['the connection drops', () => HttpResponse.error(), 0],
    ['the server is down', () => HttpResponse.json({}, { status: 503 }), 503],
  ])('is sent once where %s: it may have arrived', async (_, answer, status) => {
    server.use(http.post('*/api/subscriptions/redeem', answer));
    await expect(call(subscriptions.redeem, { body: { key: 'A' } })).rejects.toMatchObject({ status });
    expect(sentTo('/api/subscriptions/redeem')).toHaveLength(1);
  });

  it('can be given up', async () => {
    const controller = new AbortController();
    const answer = call(auth.me, {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
