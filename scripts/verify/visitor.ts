import { BEARER } from '#src/contract/session.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** Sends one request; `fetch`, or a server in the same process. */
export type Send = (request: Request) => Promise<Response>;

/** A cookie as a server sets it. */
export interface SetCookie {
  name: string;
  value: string;
  /** Names in lower case; attributes without a value have an empty one. */
  attributes: Record<string, string>;
}

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
  headers: Headers;
  setCookies: SetCookie[];
}

/** Untyped, since wrong input is sent as well. */
type AnyInput = Record<string, unknown> & { query?: object; body?: unknown };

/** A browser without a page: it keeps the cookies of a server and sends the bearer like the app. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #address: string;
  readonly #send: Send;

  constructor(address: string, send: Send) {
    this.#address = address.replace(/\/$/, '');
    this.#send = send;
  }

  /** Another visitor of the same server, without cookies. */
  other = () => new Visitor(this.#address, this.#send);

  /** Makes a call of the contract. */
  ask(endpoint: Endpoint, { query, body, ...ids }: AnyInput = {}): Promise<Answer> {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(ids[name]));
    const search = query ? `?${new URLSearchParams(endpoint.query!.encode(query))}` : '';
    return this.send(endpoint.method, path + search, endpoint.encoding === 'multipart' ? form(body) : body);
  }

  /** Sends any request. */
  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = new Headers({ Accept: 'application/json, */*' });
    const bearer = this.cookies.get(BEARER);
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    if (this.cookies.size > 0)
      headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    const response = await this.#send(
      new Request(this.#address + path, {
        method,
        headers,
        redirect: 'manual',
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      }),
    );
    const setCookies = response.headers.getSetCookie().map(parseCookie);
    for (const cookie of setCookies) this.#keep(cookie);
    const text = await response.text();
    return {
      request: `${method} ${path}`,
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '',
      text,
      json: jsonOf(text),
      headers: response.headers,
      setCookies,
    };
  }

  #keep({ name, value, attributes }: SetCookie) {
    if (isExpired(attributes) || value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Whether these attributes remove a cookie. */
export const isExpired = ({ 'max-age': maxAge, expires }: SetCookie['attributes']) =>
  (maxAge !== undefined && Number(maxAge) <= 0) ||
  (expires !== undefined && Date.parse(expires) < Date.now());

function parseCookie(text: string): SetCookie {
  const [[name = '', value = ''] = [], ...attributes] = text.split(';').map((part) => {
    const at = part.indexOf('=');
    return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  return {
    name,
    value,
    attributes: Object.fromEntries(attributes.map(([key = '', of = '']) => [key.toLowerCase(), of])),
  };
}

function form(fields: unknown): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, string | File>))
    data.append(name, value);
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
