import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetDb } from '../seeds/reset-db.ts';
import { createMockServer } from './http.ts';
import { createHandlers } from '../handlers/index.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { startTestServer } from './start-test-server.fixtures.ts';

const handlers = createHandlers({ httpOnly: true });
const server = createMockServer(handlers);
const at = startTestServer(server);
beforeEach(() => resetDb());

const ask = (path: string, init?: RequestInit) => fetch(at.origin + path, { redirect: 'manual', ...init });

it('sets two cookies; scripts can read the bearer only', async () => {
  const { response } = await at.browser().signIn('customer');
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => [cookie.split('=')[0], /HttpOnly/i.test(cookie)])).toEqual([
    ['BEARER', false],
    ['refresh_token', true],
  ]);
});

it('answers HEAD with the headers of GET and no body', async () => {
  const [head, get] = [await ask('/mock/state', { method: 'HEAD' }), await ask('/mock/state')];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
});

it.each([
  ['an unknown path', 'GET', '/api/nothing', 404],
  ['an unknown path of the controls', 'GET', '/mock/nothing', 404],
  ['a method that the path does not have', 'DELETE', '/api/me', 405],
])('refuses %s', async (_case, method, path, status) => {
  const response = await ask(path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code: status, message: expect.any(String) });
  if (status === 405) expect(response.headers.get('allow')).toBe('GET');
});

it('suggests a call and logs the request if there is no handler (LOG-4)', async () => {
  const { message } = (await (await ask('/api/admin/key')).json()) as { message: string };
  expect(message).toBe(
    'No route found for "GET /api/admin/key". Did you mean GET /api/admin/keys (keys.list)?',
  );
  const { requests } = (await (await ask('/mock/requests')).json()) as { requests: unknown[] };
  expect(requests[0]).toMatchObject({ path: '/api/admin/key', status: 404, answeredBy: 'nothing' });
});

it('answers 500 if a handler fails, and keeps running', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(handlers[0]!, 'run').mockRejectedValueOnce(new Error('broken'));
  expect((await ask('/api/me')).status).toBe(500);
  expect((await ask('/api/me')).status).toBe(401);
});

it('survives a client that disconnects during an upload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const socket = connect(Number(new URL(at.origin).port), 'localhost');
  await once(socket, 'connect');
  const arrived = once(server, 'request');
  socket.write(
    [
      'POST /api/admin/client/upload HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9999',
      '',
      '--x',
      '',
    ].join('\r\n'),
  );
  const [incoming] = (await arrived) as [IncomingMessage];
  const left = new Promise((resolve) => incoming.on('close', resolve));
  socket.destroy();
  await left;
  expect((await ask('/api/me')).status).toBe(401);
  expect(console.error).not.toHaveBeenCalled();
});

it('allows pages of other origins of this machine', async () => {
  const origin = 'http://localhost:5173';
  const preflight = await ask('/api/me', {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Headers': 'authorization' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
  const response = await ask('/api/me', { headers: { Origin: origin } });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
});

it.each([
  ['GET', '//['],
  ['PUT', '/api/admin/keys/%zz'],
  ['TRACE', '/api/me'],
  ['GET', 'http://localhost:1/api/me'],
  ['GET', '/api/me', { Host: 'u:p@localhost' }],
  ['POST', '/mock/reset', { Origin: 'localhost' }],
] as [string, string, Record<string, string>?][])(
  'refuses the malformed %s %s with 400',
  async (method, path, headers = {}) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [response] = await once(request(at.origin, { method, path, headers }).end(), 'response');
    expect(response.statusCode).toBe(400);
    expect(console.error).not.toHaveBeenCalled();
  },
);

it.each([
  [{ Host: 'evil.example' }, 403],
  [{ Host: 'localhost.evil.example:4000' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'http://127.0.0.1.evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Host: 'backend:4000', Origin: 'http://BACKEND' }, 200],
  [{ Host: '[::1]:4000', Origin: 'http://app.localhost:5173' }, 200],
  [{ Host: '127.0.0.1', Origin: 'https://localhost' }, 200],
])('answers %j with %i, to keep resets and the log from other pages', async (headers, status) => {
  allowedHosts.add('backend');
  for (const [method, path] of [
    ['POST', '/mock/reset'],
    ['GET', '/mock/api'],
  ] as const) {
    const [response] = await once(request(at.origin + path, { method, headers }).end(), 'response');
    expect(response.statusCode).toBe(status);
    expect('access-control-allow-origin' in response.headers).toBe(status === 200 && 'Origin' in headers);
  }
});

it('redirects from the root to the controls', async () => {
  const response = await ask('/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/mock/api']);
});
