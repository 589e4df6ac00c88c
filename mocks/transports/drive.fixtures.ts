import { vi } from 'vitest';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { endpointOf } from '../server/find-endpoint.ts';
import { createMockServer } from './http.ts';
import { listen } from './listen.ts';
import { server } from './node.ts';

/** One call. */
export interface Step {
  name: EndpointName;
  /** Name of the client whose cookies are sent. */
  who: string;
  ids?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Overrides what the endpoint would send. */
  raw?: { text?: string; bearer?: string };
}

/** Destination of requests, and the function that sends them. */
export interface Route {
  origin: string;
  send: (request: Request) => Promise<Response>;
  /** Keeps the cookies where a page would; otherwise they are sent as a header. */
  keepCookies?: (cookies: string) => void;
}

/** Compared part of an answer. */
export type Answer = Awaited<ReturnType<typeof sendAll>>[number];

/** Sends all calls in order from the same seed, with cookies and bearer like a browser. */
export async function sendAll({ origin, send, keepCookies }: Route, steps: Step[]) {
  resetDb('typical');
  seedRandomValues();
  const jars = new Map<string, Map<string, string>>();
  const answers = [];
  for (const step of steps) {
    if (!jars.has(step.who)) jars.set(step.who, new Map());
    const cookies = jars.get(step.who)!;
    const pairs = [...cookies].map((pair) => pair.join('=')).join('; ');
    keepCookies?.(pairs);
    const request = requestOf(origin, step, cookies.get('BEARER'), keepCookies ? '' : pairs);
    const response = await send(request);
    const set = response.headers.getSetCookie();
    for (const text of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(text)!;
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    answers.push({
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

/** Sends all calls over real sockets. */
export async function sendOverHttp(steps: Step[]) {
  const http = createMockServer();
  const answers = await sendAll({ origin: await listen(http), send: fetch }, steps);
  http.close();
  return answers;
}

/** Sends all calls to MSW in the same process. */
export async function sendInProcess(steps: Step[]) {
  server.listen({ onUnhandledRequest: 'error' });
  const answers = await sendAll({ origin: 'http://in-process.test', send: fetch }, steps);
  server.close();
  return answers;
}

function requestOf(
  origin: string,
  { name, ids = {}, query, body, raw = {} }: Step,
  ownBearer: string | undefined,
  cookies: string,
): Request {
  const { method, path, query: dialect, encoding } = endpointOf(name);
  const below = path.replace(/:(\w+)/g, (_all, parameter: string) => String(ids[parameter]));
  const url = new URL(origin + below);
  if (dialect && query) url.search = new URLSearchParams(dialect.encode(query)).toString();

  const headers = new Headers(cookies ? { Cookie: cookies } : {});
  const bearer = raw.bearer ?? ownBearer;
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (encoding === 'multipart' && raw.text === undefined) {
    const form = new FormData();
    for (const [field, value] of Object.entries(body as Record<string, string | File>))
      form.append(field, value);
    return new Request(url, { method, headers, body: form });
  }
  const text = raw.text ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(url, { method, headers, ...(text !== undefined && { body: text }) });
}

/** Makes generated codes the same for each run. */
function seedRandomValues() {
  let next = 1;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = (next = (next * 48_271) % 2_147_483_647) % 256;
    return array;
  });
}
