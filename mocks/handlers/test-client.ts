import { getResponse } from 'msw';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Dialect } from '#src/contract/paging.ts';
import { clock, db } from '../db/index.ts';
import { problemWithReply } from '../openapi/reply-check.fixtures.ts';
import { isFault } from '../outcomes/override.ts';
import { findOutcome } from '../outcomes/index.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '../worlds/personas.ts';
import type { WorldName } from '../worlds/worlds.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { createHandlers } from './index.ts';

const handlers = createHandlers({ httpOnly: true });
const ORIGIN = 'http://mock.test';

export interface Answer {
  status: number;
  /** Decoded JSON; undefined for an empty body or one that is not JSON. */
  body: any;
  response: Response;
}

/** Resets the database to a world and stops the server's clock at the reference date. */
export function freshWorld(world: WorldName = 'typical') {
  clock.realTime = () => REFERENCE_NOW;
  resetDb(world);
}

/** Advances the server's clock by so many milliseconds. */
export function advanceClock(time: number) {
  db.settings.clockOffset += time;
}

/** Untyped, since tests also send invalid input. */
type AnyInput = Record<string, unknown>;

/**
 * A client for tests in Node that stores cookies and sends the bearer like the app. It throws if an answer is not in
 * the OpenAPI document.
 */
export class TestClient {
  readonly cookies = new Map<string, string>();

  /** @param answer sends a request; by default the handlers answer, as over HTTP */
  constructor(
    readonly origin = ORIGIN,
    readonly answer: (request: Request) => Promise<Response | undefined> = (request) =>
      getResponse(handlers, request),
  ) {}

  static async of(name: PersonaName) {
    const browser = new TestClient();
    await browser.signIn(personas[name].username);
    return browser;
  }

  signIn(username: string, password: string = PERSONA_PASSWORD) {
    return this.send(
      'POST',
      '/api/login_check',
      JSON.stringify({ username, password, turnstileToken: DUMMY_TOKEN }),
    );
  }

  ask(endpoint: Endpoint, { query, body, ...ids }: AnyInput = {}): Promise<Answer> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));
    const search = query ? `?${new URLSearchParams((endpoint.query as Dialect<unknown>).encode(query))}` : '';
    return this.send(
      endpoint.method,
      path + search,
      body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    );
  }

  /** Returns the decoded page of a list: its first ten rows, newest first, unless `over` says otherwise. */
  async list(endpoint: Endpoint, search = '', over: AnyInput = {}): Promise<any> {
    const query = { page: 0, size: 10, sort: 'id', descending: true, search, ...over };
    return (await this.ask(endpoint, { query })).body;
  }

  async send(method: string, path: string, body?: string | FormData): Promise<Answer> {
    const response = await this.request(method, path, body);
    const text = await response.clone().text();
    return { status: response.status, body: jsonOf(text), response };
  }

  /** Sends a request without reading the body of the response. */
  async request(method: string, path: string, body?: string | FormData): Promise<Response> {
    const headers = new Headers();
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    const bearer = this.cookies.get('BEARER');
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    if (this.cookies.size) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const wasOffContract = isOffContract();
    const init = { method, headers, ...(body !== undefined && { body }) };
    const response = await this.answer(new Request(this.origin + path, init));
    if (!response) throw new Error(`No handler for ${method} ${path}`);
    for (const set of response.headers.getSetCookie()) this.#keep(set);
    // the switch may be used up by this call, or be set while it is on its way
    const isMeant = wasOffContract || isOffContract();
    const problem = isMeant ? undefined : await problemWithReply(method, path.split('?')[0]!, response);
    if (problem) throw new Error(`The OpenAPI document does not have this answer: ${problem}`);
    return response;
  }

  #keep(set: string) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
    if (/max-age=0/i.test(set)) this.cookies.delete(name!);
    else this.cookies.set(name!, value!);
  }
}

/** True while an outcome or fault is switched on that violates the contract on purpose. */
const isOffContract = () =>
  db.settings.server === 'another' ||
  db.settings.overrides.some((one) => isFault(one) || findOutcome(one.endpoint, one.is)?.offContract);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
