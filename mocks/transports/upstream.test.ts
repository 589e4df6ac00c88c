import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { db } from '../db/index.ts';
import { upstream } from '../db/upstream.ts';
import { requestLog } from '../log/request-log.ts';
import { override } from '../outcomes/override.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { createMockServer, refuseUpgrade } from './http.ts';
import { startTestServer } from './start-test-server.fixtures.ts';

let serve: Parameters<typeof createServer>[1] & {};
const real = createServer((incoming, outgoing) => serve(incoming, outgoing));
const theirs = startTestServer(real);
const ours = startTestServer(createMockServer());
beforeEach(() => {
  resetDb();
  requestLog.clear();
  upstream.address = new URL(`${theirs.origin}/base`);
});
afterAll(() => delete upstream.address);

const latest = () => requestLog.all().at(-1)!;
const ask = (path: string, init?: RequestInit) => fetch(ours.origin + path, { redirect: 'manual', ...init });

it('rewrites cookies, origin and redirects for the local origin and masks them in the log (UPS-1)', async () => {
  let seen: Record<string, unknown> = {};
  serve = (incoming, outgoing) => {
    seen = { url: incoming.url, ...incoming.headers };
    outgoing.writeHead(302, {
      'Set-Cookie': [
        'BEARER=geheim-1; Path=/base/; Domain=example.com; Secure; SameSite=None; Max-Age=60',
        '__Host-refresh=geheim-2; Path=/; Secure; HttpOnly; SameSite=Strict',
      ],
      'Strict-Transport-Security': 'max-age=1',
      'Clear-Site-Data': '"*"',
      Refresh: '0; url=https://evil.example/',
      Link: '</evil.js>; rel=preload',
      NEL: '{}',
      'Service-Worker-Allowed': '/',
      SourceMap: '/evil.map',
      Location: `${theirs.origin}/base/dash?linked=1`,
    });
    outgoing.end();
  };
  await ask('/api/me'); // sets the cookies; others are not passed on
  const response = await ask('/api/discord/connect?a=1', {
    headers: {
      Origin: ours.origin,
      Referer: `${ours.origin}/dash`,
      Authorization: `Bearer x.${Buffer.from('{"username":"ada"}').toString('base64url')}.y`,
      Cookie: 'local-Host-refresh=geheim-2; other=1',
      'X-Forwarded-For': '1.2.3.4',
      'X-Original-URL': '/admin',
      'X-HTTP-Method-Override': 'DELETE',
    },
  });
  expect(response.headers.getSetCookie()).toEqual([
    'BEARER=geheim-1; Path=/; SameSite=Lax; Max-Age=60',
    'local-Host-refresh=geheim-2; Path=/; HttpOnly; SameSite=Strict',
  ]);
  expect(response.headers.get('location')).toBe('/dash?linked=1');
  for (const name of ['strict-transport-security', 'clear-site-data', 'refresh', 'link', 'nel', 'sourcemap'])
    expect(response.headers.get(name)).toBeNull();
  expect(response.headers.get('service-worker-allowed')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(Object.keys(seen).filter((name) => name.startsWith('x-'))).toEqual([]);
  expect(seen).toMatchObject({
    url: '/base/api/discord/connect?a=1',
    host: new URL(theirs.origin).host,
    origin: theirs.origin,
    referer: `${theirs.origin}/base/dash`,
    cookie: '__Host-refresh=geheim-2',
  });
  expect(latest()).toMatchObject({ who: 'ada', status: 302, answeredBy: 'upstream' });
  expect(JSON.stringify(requestLog.all())).not.toContain('geheim');
});

it.each([
  ['BEARER=x; Path=/base', 'BEARER=x; Path=/'],
  ['BEARER=x;path = /base/api;  SameSite = None;Secure', 'BEARER=x; Path=/api; SameSite=Lax'],
  ['BEARER=x; domain = .example.com; SECURE; Partitioned; HttpOnly', 'BEARER=x; HttpOnly'],
  ['__host-BEARER=x; Path=/base/; secure', 'local-host-BEARER=x; Path=/'],
  ['BEARER=x; Path=/other; samesite=STRICT', 'BEARER=x; Path=/other; samesite=STRICT'],
])('lets the page keep the cookie %s (UPS-1)', async (sent, kept) => {
  serve = (_, outgoing) => outgoing.writeHead(204, { 'Set-Cookie': sent }).end();
  expect((await ask('/api/token/refresh', { method: 'POST' })).headers.getSetCookie()).toEqual([kept]);
});

it.each([
  ['/base', '/'],
  ['/base/dash?a=1#b', '/dash?a=1#b'],
  ['//HOST/base/dash', '/dash'],
  ['http://HOST', '/'],
  ['HTTP://HOST/base', '/'],
  ['/based/dash', '/based/dash'],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['dash', 'dash'],
])('leads from %s to %s (UPS-1)', async (sent, local) => {
  const location = sent.replace('HOST', new URL(theirs.origin).host);
  serve = (_, outgoing) => outgoing.writeHead(302, { Location: location }).end();
  expect((await ask('/api/discord/connect')).headers.get('location')).toBe(local);
});

it('refuses an upgrade (UPS-1)', async () => {
  const server = createServer().on('upgrade', (_, socket) => refuseUpgrade(socket));
  server.listen(0);
  await once(server, 'listening');
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, headers }), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(501);
  answer.resume();
  server.close();
});

it('plays outcomes and faults on top, and leaves the real server alone meanwhile (UPS-2)', async () => {
  let asked = 0;
  serve = (_, outgoing) => {
    asked += 1;
    outgoing.setHeader('content-type', 'application/json').end('{"keys":[]}');
  };
  db.settings.overrides = [override('keys.unused', 'expiredToken')];
  expect((await ask('/api/admin/keys/unused')).status).toBe(401);
  expect(latest()).toMatchObject({ answeredBy: 'outcome', outcome: 'expiredToken' });
  db.settings.overrides = [override('keys.unused', 'wrong shape', { times: 1 })];
  expect(await (await ask('/api/admin/keys/unused')).text()).toContain('"version":2');
  expect(latest()).toMatchObject({ answeredBy: 'fault' });
  expect(await (await ask('/api/admin/keys/unused')).json()).toEqual({ keys: [] });
  expect(asked).toBe(2);
});

it('refuses settings that belong to the real server, with the reason (UPS-4)', async () => {
  const send = (method: string, path: string, body: unknown) =>
    ask(path, { method, body: JSON.stringify(body) });
  for (const [method, path, body] of [
    ['PUT', '/mock/state', { world: 'empty' }],
    ['PUT', '/mock/state', { persona: 'admin' }],
    ['POST', '/mock/clock', { advance: 1 }],
    ['POST', '/mock/session', { command: 'endSession' }],
    ['POST', '/mock/reset', {}],
  ] as const) {
    const response = await send(method, path, body);
    expect([path, response.status, (await response.json()).message]).toEqual([
      path,
      400,
      expect.stringContaining('is a real server'),
    ]);
  }
  expect((await send('PUT', '/mock/state', { latency: { min: 0, max: 1 } })).status).toBe(200);
  expect((await (await ask('/mock/state')).json()).upstream).toBe(new URL(theirs.origin).host);
});

it('ends in a clear line if the real server is down or has no valid certificate (UPS-5)', async () => {
  const withoutTls = createTlsServer().listen(0, 'localhost');
  await once(withoutTls, 'listening');
  for (const [target, reason] of [
    ['http://localhost:9', /^localhost:9 does not answer: .*ECONNREFUSED|bad port/],
    [`https://localhost:${(withoutTls.address() as AddressInfo).port}`, /does not answer: .*(SSL|TLS)/],
  ] as const) {
    upstream.address = new URL(target);
    const response = await ask('/api/status');
    expect(response.status).toBe(502);
    expect((await response.json()).message).toMatch(reason);
    expect(latest()).toMatchObject({
      status: 502,
      answeredBy: 'upstream',
      reason: expect.stringMatching(reason),
    });
  }
  withoutTls.close();
});

it('logs whether the server or the client broke off a call (UPS-5)', async () => {
  serve = (_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 }).write('{"a":');
    setTimeout(() => outgoing.destroy(), 50);
  };
  await expect(ask('/api/status').then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => latest().reason).toMatch(/broke off its answer: /);

  const left = new AbortController();
  const closed = new Promise((resolve) => {
    serve = (incoming) => {
      incoming.on('close', resolve);
      left.abort();
    };
  });
  await expect(ask('/api/status', { signal: left.signal })).rejects.toThrow();
  await closed;
  await expect.poll(latest).toMatchObject({ status: 0, reason: 'The client closed the connection' });
});

it('passes 60 MB both ways, and keeps less than 20 MB in transit (UPS-5)', async () => {
  const size = 60 * 2 ** 20;
  const [up, down] = [0, 0].map(() => ({ sent: 0, received: 0, kept: 0 })) as [Transfer, Transfer];
  serve = (incoming, outgoing) => {
    incoming.on('data', (chunk: Buffer) => (up.received += chunk.length));
    incoming.on('end', () => {
      outgoing.setHeader('content-type', 'application/octet-stream');
      fileOf(size, down).pipe(outgoing);
    });
  };
  const response = await ask('/api/admin/client/upload', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Readable.toWeb(fileOf(size, up)) as BodyInit,
    duplex: 'half',
  } as RequestInit);
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
    down.received += chunk.length;
  for (const { received, kept } of [up, down]) {
    expect(received).toBe(size);
    expect(kept).toBeLessThan(20 * 2 ** 20);
  }
}, 60_000);

interface Transfer {
  sent: number;
  received: number;
  /** The most that was on the way at once. */
  kept: number;
}

const fileOf = (size: number, transfer: Transfer) =>
  Readable.from(
    (function* chunks() {
      for (; transfer.sent < size; transfer.sent += 2 ** 16) {
        transfer.kept = Math.max(transfer.kept, transfer.sent - transfer.received);
        yield new Uint8Array(2 ** 16);
      }
    })(),
    { objectMode: false },
  );
