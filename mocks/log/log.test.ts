import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { keys } from '#src/contract/admin/keys.ts';
import { examples } from '#src/contract/examples.ts';
import { db } from '../db/index.ts';
import { freshWorld, TestClient } from '../handlers/test-client.ts';
import { PERSONA_PASSWORD } from '../worlds/personas.ts';
import { toCurl } from './to-curl.ts';
import { matchOutcome } from './match-outcome.ts';
import type { LoggedExchange } from './entry.ts';
import { maskedHeaders, maskText, messageOf } from './mask.ts';
import { MAX_CALLS, requestLog } from './request-log.ts';

beforeEach(() => {
  freshWorld();
  requestLog.clear();
});

/** Returns the latest call, once its bodies have been read. */
async function latest(): Promise<LoggedExchange> {
  await expect.poll(() => requestLog.all().at(-1)?.response).toBeDefined();
  return requestLog.all().at(-1)!;
}

// Windows has no POSIX shell, for which the commands are
const itWithShell = it.skipIf(process.platform === 'win32');

const edit = (body: unknown) => ['PUT', '/api/admin/keys/5', JSON.stringify(body)] as const;
const ownCode = { ...examples['keys.update'].body, code: 'AAAA-BBBB' };

it('records caller, call, time and answer', async () => {
  const admin = await TestClient.of('admin');
  await admin.list(keys.list, 'AB');
  expect(await latest()).toMatchObject({
    call: 'keys.list',
    method: 'GET',
    path: '/api/admin/keys?page=0&limit=10&sortField=id&sortDirection=desc&search=AB',
    time: '2026-01-15T12:00:00.000Z',
    who: 'admin',
    status: 200,
    answeredBy: 'handler',
    duration: expect.any(Number),
    response: { body: expect.stringContaining('"items":[') },
  });
});

it.each([
  ['access', 'customer', edit(ownCode), 403, 'Only administrators may call this: Access Denied.'],
  ['input', 'admin', edit({ ...ownCode, code: '' }), 400, /^Query and body .*: Code cannot be empty/],
  ['input', 'admin', ['GET', '/api/admin/keys?per_page=10'], 400, /Unknown parameter per_page/],
  ['handler', 'admin', ['DELETE', '/api/admin/keys/99999'], 404, /Key not found/],
] as const)(
  'names the reason of a refusal by %s',
  async (answeredBy, persona, [method, path, body], status, reason) => {
    const browser = await TestClient.of(persona);
    await browser.send(method, path, body);
    expect(await latest()).toMatchObject({
      answeredBy,
      who: persona,
      status,
      reason: expect.stringMatching(reason),
    });
  },
);

it('finds the documented outcome that a handler’s answer equals', async () => {
  const admin = await TestClient.of('admin');
  const { code } = db.keys.find(6)!;
  await admin.send(...edit({ ...ownCode, code }));
  expect(matchOutcome(await latest())).toEqual({ name: 'duplicateCode', isExact: true });
  await admin.send(...edit({ ...ownCode, productId: 999 }));
  expect(matchOutcome(await latest())).toMatchObject({ isExact: false });
});

it('contains no secrets (LOG-2)', async () => {
  const admin = await TestClient.of('admin');
  await admin.send('GET', '/api/me');
  await admin.send(
    'POST',
    '/api/change-password',
    JSON.stringify({
      currentPassword: PERSONA_PASSWORD,
      newPassword: 'geheim-1',
      confirmPassword: 'geheim-1',
    }),
  );
  await latest();
  const text = JSON.stringify(requestLog.all());
  for (const secret of ['"password"', 'geheim-1', ...admin.cookies.values()])
    expect(text.replaceAll(/"password\W+:/g, '')).not.toContain(secret);
  expect(text).toMatch(/newPassword\W+••••/);
  expect(text).toContain('Bearer ••••');
  expect(text).toContain('BEARER=••••;');
});

it('masks secrets at any depth, and in JSON that was cut off', () => {
  const secret = fc.stringMatching(/^[\w"\\ü ]{4,12}$/).map((text) => `§${text}§`);
  const field = fc.constantFrom('password', 'newPassword', 'turnstileToken', 'captcha', 'access_token');
  fc.assert(
    fc.property(secret, field, fc.jsonValue(), fc.nat(10), (value, name, other, cut) => {
      const json = JSON.stringify({ other, list: [{ [name]: value }] });
      expect(maskText(json.slice(0, json.length - cut))).not.toContain('§');
    }),
  );
});

it.each([
  ['a number', '{"password":123456,"b":1}', '{"password":"••••","b":1}'],
  ['a list', '{"passwords":["a","b]"], "b":[1]}', '{"passwords":["••••","••••"], "b":[1]}'],
  ['a token in any field', '{"a":"eyJhbGciOiJub25lIn0.e30.abc","b":1}', '{"a":"••••","b":1}'],
  ['a token that was cut off', '{"a":"eyJhbGciOiJub25lIn0.e3', '{"a":"••••'],
  ['a form', 'username=a&password=b%20c&x=1', 'username=a&password=••••&x=1'],
  [
    'an address in a field',
    '{"url":"https://x.example/a?reset_token=b&c=1#d"}',
    '{"url":"https://x.example/a?reset_token=••••&c=1#d"}',
  ],
  ['a bearer in a sentence', '{"error":"Bearer 0123456789 is over"}', '{"error":"Bearer •••• is over"}'],
  ...['pwd', 'clientSecret', 'apiKey', 'session', 'otp', 'userPin', 'pass', 'refresh', 'access', 'auth'].map(
    (name) => [name, `{"${name}":"a"}`, `{"${name}":"••••"}`] as [string, string, string],
  ),
  ['nothing without a secret', '{"password":null,"secret":true,"shipping":"x","author":"y"}', undefined],
])('masks %s (LOG-2)', (_, text, masked = text) => {
  expect(maskText(text)).toBe(masked);
});

it('masks headers by their names (LOG-2)', () => {
  const sent = { 'X-Session': 'a', 'X-Auth': 'Key b', 'X-Csrf': 'c', 'Access-Control-Max-Age': '1' };
  expect(Object.fromEntries(maskedHeaders(new Headers(sent)))).toEqual({
    'x-session': '••••',
    'x-auth': 'Key ••••',
    'x-csrf': '••••',
    'access-control-max-age': '1',
  });
});

it('reads bodies only as far as shown', async () => {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += 1;
      controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
      if (read === 100) controller.close();
    },
  });
  const { body: shown } = await messageOf(new Response(body));
  expect(shown).toMatch(/^x{20000}\n\[more than 20000 characters\]$/);
  expect(read).toBeLessThan(8);
});

it('keeps the latest calls only (LOG-1)', async () => {
  await new TestClient().send('GET', '/api/status');
  const first = await latest();
  for (let sent = 1; sent <= MAX_CALLS; sent += 1) requestLog.put({ ...first, id: `later ${sent}` });
  expect(requestLog.all()).toHaveLength(MAX_CALLS);
  expect(requestLog.find(first.id)).toBeUndefined();
});

it('answers requests about the log (LOG-3)', async () => {
  const browser = new TestClient();
  await browser.send('GET', '/api/me');
  const { id } = await latest();
  const { body } = await browser.send('GET', '/mock/requests');
  expect(body.requests).toMatchObject([{ id, call: 'auth.me', status: 401 }]);
  expect(body.requests[0]).not.toHaveProperty('response');
  expect((await browser.send('GET', `/mock/requests/${id}`)).body.response.body).toContain(
    'JWT Token not found',
  );
  const { response } = await browser.send('GET', `/mock/requests/${id}/curl`);
  expect(await response.text()).toBe("curl -i 'http://mock.test/api/me'\n");
  expect((await browser.send('GET', '/mock/requests/none')).status).toBe(404);
  await browser.send('DELETE', '/mock/requests');
  expect(requestLog.all()).toEqual([]);
});

itWithShell('writes commands that a shell reads as the same request', async () => {
  const admin = await TestClient.of('admin');
  const body = { ...ownCode, code: "it's\n$HOME `x`" };
  await admin.send(...edit(body));
  expect(runByShell(toCurl(await latest(), 'http://localhost:4000'))).toEqual([
    '-i',
    'http://localhost:4000/api/admin/keys/5',
    '-X',
    'PUT',
    '-H',
    'Authorization: Bearer b34r3r',
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    JSON.stringify(body),
  ]);
  await new TestClient().signIn('admin');
  const sent = runByShell(toCurl(await latest(), 'http://localhost:4000')).at(-1)!;
  expect(JSON.parse(sent)).toEqual({ username: 'admin', password: 'pa$$', turnstileToken: 't0k3n' });
});

itWithShell('writes commands that read no file but the uploaded one', async () => {
  await new TestClient().send('GET', '/api/me');
  const body = '{"version":"@/etc/passwd","file":"[file a.exe, 3 bytes]"}';
  const request = { headers: [['content-type', 'multipart/form-data']] as [string, string][], body };
  expect(runByShell(toCurl({ ...(await latest()), request }, 'http://mock.test')).slice(2)).toEqual([
    '--form-string',
    'version=@/etc/passwd',
    '-F',
    'file=@a.exe',
  ]);
});

/** Returns the arguments that curl would receive. */
const runByShell = (command: string) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: { BEARER: 'b34r3r', PASSWORD: 'pa$$', TURNSTILE_TOKEN: 't0k3n' },
  })
    .split('\0')
    .slice(0, -1);
