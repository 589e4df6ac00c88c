import { getResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import { createHandlers } from '../handlers/index.ts';
import { TestClient } from '../handlers/test-client.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { endpointOf } from '../server/find-endpoint.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import { PERSONA_PASSWORD } from '../worlds/personas.ts';
import { createMockServer } from './http.ts';
import { listen } from './listen.ts';
import { server } from './node.ts';

/** One call: its body as it is sent, where it is not the example of the contract. */
interface Step {
  name: EndpointName;
  body?: Record<string, string>;
}
const signIn = (username: string): Step => ({
  name: 'auth.signIn',
  body: { username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN },
});
const changesSession = ({ name }: Step) => Number(/sign(In|Out|Up)|invalidate/.test(name));
const calls: Step[] = namedEndpoints
  .map(([name]) => ({ name }))
  .toSorted((one, other) => changesSession(one) - changesSession(other));

/**
 * Calls with the examples of the contract, signed out, as a customer and as an administrator. Calls that end the
 * session come last.
 */
const steps = [...calls, ...['premium', 'admin'].flatMap((who) => [signIn(who), ...calls])];

async function sendAll(origin: string, send: (request: Request) => Promise<Response>) {
  resetDb('typical');
  let next = 1; // generated codes are the same each time
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (next = (next * 48_271) % 2_147_483_647) % 256;
    return array;
  });
  const browser = new TestClient(origin, send);
  const answers = [];
  for (const { name, body } of steps) {
    const { response } = await browser.ask(endpointOf(name), inputOf(name, body));
    answers.push({
      name,
      status: response.status,
      type: response.headers.get('content-type'),
      disposition: response.headers.get('content-disposition'),
      // only HTTP supports HttpOnly cookies
      cookies: response.headers
        .getSetCookie()
        .map((text) => text.replace(/=[^;]+/, '=…').replace('; HttpOnly', '')),
      body: (await response.text()).replaceAll(origin, ''),
    });
  }
  return answers;
}

function inputOf(name: EndpointName, body: Record<string, string> | undefined = exampleOf(name).body) {
  const { query, encoding } = endpointOf(name);
  const page = { page: 1, size: 10, sort: 'id', descending: true, search: '1' };
  const input = { id: name.startsWith('products') ? 2 : 41, ...(query && { query: page }), body };
  if (encoding !== 'multipart') return input;
  const form = new FormData();
  for (const [field, value] of Object.entries(body!)) form.append(field, value);
  form.append('file', new File([new Uint8Array(70_000)], 'client.exe'));
  return { ...input, body: form };
}

async function sendOverHttp() {
  const http = createMockServer();
  const answers = await sendAll(await listen(http), fetch);
  http.close();
  return answers;
}

async function sendInProcess() {
  server.listen({ onUnhandledRequest: 'error' });
  const answers = await sendAll('http://in-process.test', fetch);
  server.close();
  return answers;
}

/** Sends a call as in the service worker: cookies in the document instead of the request, below a base path. */
async function sendAsInWorker() {
  const origin = 'http://demo.test/base';
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  const syncFromOtherTabs = vi.fn();
  const handlers = createHandlers({ httpOnly: false, origin, syncFromOtherTabs });
  const answers = await sendAll(origin, async (request) => {
    document.cookie = request.headers.get('cookie') ?? '';
    request.headers.delete('cookie');
    return (await getResponse(handlers, request))!;
  });
  expect(syncFromOtherTabs.mock.calls.length).toBeGreaterThanOrEqual(steps.length);
  return answers;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T12:00:00Z') }));

it('each call has the same answer over HTTP, in process and as in the service worker (CON-3)', async () => {
  const answers = await sendOverHttp();
  expect(await sendInProcess()).toEqual(answers);
  expect(await sendAsInWorker()).toEqual(answers);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(steps.length / 3);
});
