import { getResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import { createHandlers } from '../handlers/index.ts';
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

/** Each call with the example of the contract, by nobody and by three people; what ends the session comes last. */
const steps = [...calls, ...['customer', 'premium', 'admin'].flatMap((who) => [signIn(who), ...calls])];

/** Destination of requests, and the function that sends them. */
interface Route {
  origin: string;
  send: (request: Request) => Promise<Response>;
  /** Keeps the cookies where a page would; otherwise they are sent as a header. */
  keepCookies?: (cookies: string) => void;
}

async function sendAll({ origin, send, keepCookies }: Route) {
  resetDb('typical');
  let next = 1; // generated codes are the same each time
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (next = (next * 48_271) % 2_147_483_647) % 256;
    return array;
  });
  const cookies = new Map<string, string>();
  const answers = [];
  for (const step of steps) {
    const pairs = [...cookies].map((pair) => pair.join('=')).join('; ');
    keepCookies?.(pairs);
    const response = await send(requestOf(origin, step, cookies.get('BEARER'), keepCookies ? '' : pairs));
    const set = response.headers.getSetCookie();
    for (const text of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text)!;
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    answers.push({
      name: step.name,
      status: response.status,
      type: response.headers.get('content-type'),
      disposition: response.headers.get('content-disposition'),
      // only HTTP supports HttpOnly cookies
      cookies: set.map((text) => text.replace(/=[^;]+/, '=…').replace('; HttpOnly', '')),
      body: (await response.text()).replaceAll(origin, ''),
    });
  }
  return answers;
}

function requestOf(origin: string, { name, body }: Step, bearer: string | undefined, cookies: string) {
  const { method, path, query, encoding } = endpointOf(name);
  const url = new URL(origin + path.replace(':id', name.startsWith('products') ? '2' : '41'));
  const page = { page: 1, size: 10, sort: 'id', descending: true, search: '1' };
  if (query) url.search = new URLSearchParams(query.encode(page)).toString();
  const headers = new Headers({
    ...(cookies && { Cookie: cookies }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
  });
  const sent: Record<string, string> | undefined = body ?? exampleOf(name).body;
  if (encoding === 'multipart') {
    const form = new FormData();
    for (const [field, value] of Object.entries(sent!)) form.append(field, value);
    form.append('file', new File([new Uint8Array(70_000)], 'client.exe'));
    return new Request(url, { method, headers, body: form });
  }
  if (sent) headers.set('Content-Type', 'application/json');
  return new Request(url, { method, headers, ...(sent && { body: JSON.stringify(sent) }) });
}

async function sendOverHttp() {
  const http = createMockServer();
  const answers = await sendAll({ origin: await listen(http), send: fetch });
  http.close();
  return answers;
}

async function sendInProcess() {
  server.listen({ onUnhandledRequest: 'error' });
  const answers = await sendAll({ origin: 'http://in-process.test', send: fetch });
  server.close();
  return answers;
}

/** As the service worker has the handlers: cookies in the document instead of the request, below a base path. */
async function sendAsInWorker() {
  const origin = 'http://demo.test/base';
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  const catchUp = vi.fn();
  const handlers = createHandlers({ httpOnly: false, origin, catchUp });
  const answers = await sendAll({
    origin,
    send: async (request) => (await getResponse(handlers, request))!,
    keepCookies: (cookies) => void (document.cookie = cookies),
  });
  expect(catchUp.mock.calls.length).toBeGreaterThanOrEqual(steps.length);
  return answers;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T12:00:00Z') }));

it('over HTTP, in process and as in the service worker each call is answered the same (CON-3)', async () => {
  const answers = await sendOverHttp();
  expect(await sendInProcess()).toEqual(answers);
  expect(await sendAsInWorker()).toEqual(answers);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(steps.length / 3);
});
