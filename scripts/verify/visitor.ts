import { BEARER } from '#src/contract/session.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** Sends one request; `fetch`, or a server in the same process. */
export type Send = (request: Request) => Promise<Response>;

/** An answer that has been read completely. */
export interface Answer {
  /** Method and path. */
  request: string;
  status: number;
  /** Without parameters; empty if there is none. */
  type: string;
  text: string;
  /** The decoded body; undefined if it is not JSON. */
  json: any;
  /** `Set-Cookie` headers, each as `name=value; attributes`. */
  setCookies: string[];
}

/** Untyped, since wrong input is sent as well. */
type AnyInput = Record<string, unknown> & { query?: object; body?: unknown };

/** A browser without a page: it keeps the cookies of a server and sends the bearer like the app. */
export class Visitor {
  readonly cookies: Map<string, string>;
  readonly #address: string;
  readonly #send: Send;

  constructor(address: string, send: Send, cookies: Iterable<[string, string]> = []) {
    this.#address = address.replace(/\/$/, '');
    this.#send = send;
    this.cookies = new Map(cookies);
  }

  /** Another visitor of the same server, by default without cookies. */
  other = (cookies?: Iterable<[string, string]>) => new Visitor(this.#address, this.#send, cookies);

  /** Makes a call of the contract. */
  async ask(endpoint: Endpoint, { query, body, ...ids }: AnyInput = {}): Promise<Answer> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));
    const search = query ? `?${new URLSearchParams(endpoint.query!.encode(query))}` : '';
    const isForm = endpoint.encoding === 'multipart';
    const headers = new Headers({ Accept: 'application/json, */*' });
    const bearer = this.cookies.get(BEARER);
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    const response = await this.#send(
      new Request(this.#address + path + search, {
        method: endpoint.method,
        headers,
        redirect: 'manual',
        ...(body !== undefined && { body: isForm ? new FormData() : JSON.stringify(body) }),
      }),
    );
    const setCookies = response.headers.getSetCookie();
    for (const cookie of setCookies) this.#keep(cookie);
    const text = await response.text();
    return {
      request: `${endpoint.method} ${path}${search}`,
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
      text,
      json: jsonOf(text),
      setCookies,
    };
  }

  #keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (isRemoved(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Whether a `Set-Cookie` header removes its cookie. */
export const isRemoved = (cookie: string) =>
  /^[^=]+=(;|$)|;\s*max-age=(0|-)/i.test(cookie) ||
  Date.parse(/;\s*expires=([^;]+)/i.exec(cookie)?.[1] ?? '') < Date.now();

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
