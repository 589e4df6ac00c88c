import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { isRequestOf } from '#mocks/server/find-endpoint.ts';
import { NO_ROW } from './harmless-input.ts';
import type { Send } from './visitor.ts';

/** A request to a named call, and what the mock backend makes of it. */
interface Exchange {
  request: Request;
  url: URL;
  /** The call; undefined for the navigation. */
  call: EndpointName | undefined;
  isAnonymous: boolean;
  /** Answers another request, by default this one. */
  respond: (other?: Request) => Promise<Response>;
}

/** Answers a call in another way than the mock backend; undefined: like it. */
export type Deviate = (exchange: Exchange) => Promise<Response> | undefined;

const calls = namedEndpoints.map(([name, endpoint]) => ({ name, isMeant: isRequestOf(endpoint) }));

/** A server that answers like another one, except for a deviation. */
export const deviating = (server: Send, deviate: Deviate): Send => {
  return async (request) => {
    const url = new URL(request.url);
    const call = calls.find(({ isMeant }) => isMeant(`${request.method} ${url.pathname}`))?.name;
    const isAnonymous = !request.headers.has('authorization');
    const respond = (other = request) => server(other);
    return (await deviate({ request, url, call, isAnonymous, respond })) ?? respond();
  };
};

/** Deviates in these calls only. */
export const of =
  (
    name: EndpointName | EndpointName[],
    deviate: (exchange: Exchange) => Promise<Response> | undefined,
  ): Deviate =>
  (exchange) =>
    exchange.call && [name].flat().includes(exchange.call) ? deviate(exchange) : undefined;

/** Deviates in all calls. */
export const everywhere = (deviate: (exchange: Exchange) => Promise<Response>): Deviate => deviate;

/** The same answer with another body, for successes in JSON. */
export async function withBody(
  response: Response,
  change: (body: any) => unknown,
  mayFail = false,
): Promise<Response> {
  if ((!response.ok && !mayFail) || !response.headers.get('content-type')?.includes('json')) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(change(await response.json())), { status, headers });
}

/** Changes the JSON of a success. */
export const body = (name: EndpointName, change: (body: any) => unknown) =>
  of(name, async ({ respond }) => withBody(await respond(), change));

/** Renames a field, of the rows or of the body itself. */
export const renamed = (name: EndpointName, from: string, to: string, ofRow = true) =>
  body(name, (sent) => {
    const rename = ({ [from]: value, ...rest }: any) => ({ ...rest, [to]: value });
    if (!ofRow) return rename(sent);
    return Array.isArray(sent) ? sent.map(rename) : { ...sent, items: sent.items.map(rename) };
  });

/** Changes each row of a list. */
export const rows = (name: EndpointName, change: (row: any) => unknown) =>
  body(name, (sent) => ({ ...sent, items: sent.items.map(change) }));

/** Changes the parameters before the server sees them. */
export const query = (name: EndpointName, change: (search: URLSearchParams) => void) =>
  of(name, ({ request, url, respond }) => {
    change(url.searchParams);
    return respond(new Request(url, request));
  });

/** The number of the page, shifted. */
export const shifted = (by: number) => (search: URLSearchParams) =>
  search.set('page', String(Math.max(0, Number(search.get('page')) + by)));

/** Answers with one status in place of another. */
export const status = (name: EndpointName | EndpointName[], from: number, to: number) =>
  of(name, async ({ respond }) => {
    const response = await respond();
    if (response.status !== from) return response;
    const type = response.headers.get('content-type') ?? 'application/json';
    const text = (await response.text()) || '{}';
    if (to === 204) return new Response(null, { status: to, headers: cookiesOf(response) });
    return new Response(text.replace(`"code":${from}`, `"code":${to}`), {
      status: to,
      headers: { 'content-type': type },
    });
  });

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((value): [string, string] => ['set-cookie', value]);

/** Changes each cookie that is set; undefined: it is not set. */
export const cookies = (change: (cookie: string) => string | undefined) =>
  everywhere(async ({ respond }) => {
    const response = await respond();
    const headers = new Headers([...response.headers].filter(([name]) => name !== 'set-cookie'));
    for (const cookie of response.headers.getSetCookie()) {
      const changed = change(cookie);
      if (changed !== undefined) headers.append('set-cookie', changed);
    }
    return new Response(response.status === 204 ? null : await response.arrayBuffer(), {
      status: response.status,
      headers,
    });
  });

const isRefresh = (cookie: string) => cookie.startsWith('refresh_token');
/** Whether a `Set-Cookie` value is that of the bearer. */
export const isBearer = (cookie: string) => cookie.startsWith('BEARER');

/** These calls are made with the rights of the administrator whose bearer was seen last. */
export function asAdmin(names: EndpointName[], isPublic = false): Deviate {
  let admin = '';
  return async ({ request, call, isAnonymous, respond }) => {
    if (call === 'users.list' && (await respond()).ok) admin = request.headers.get('authorization') ?? '';
    if (!admin || !call || !names.includes(call) || (isAnonymous && !isPublic)) return respond();
    const headers = new Headers(request.headers);
    headers.set('authorization', admin);
    return respond(new Request(request, { headers }));
  };
}

/** The server answers with a success instead of carrying the call out. */
export const ignored = (name: EndpointName) =>
  of(name, ({ url, isAnonymous, respond }) =>
    isAnonymous || url.pathname.includes(String(NO_ROW))
      ? respond()
      : Promise.resolve(new Response(null, { status: 204 })),
  );

/** Changes the body before the server sees it. */
export const changedInput = (name: EndpointName, change: (body: any) => unknown) =>
  of(name, async ({ request, respond }) => {
    const sent = await request.clone().json();
    const { method, headers } = request;
    return respond(new Request(request.url, { method, headers, body: JSON.stringify(change(sent)) }));
  });

/** Replaces a message. */
export const message = (from: string, to: string) =>
  everywhere(async ({ respond }) =>
    withBody(await respond(), (sent) => (sent?.message === from ? { ...sent, message: to } : sent), true),
  );

/** Labels JSON as something else. */
export const contentType = (isMeant: (response: Response) => boolean, type: string) =>
  everywhere(async ({ respond }) => {
    const response = await respond();
    if (!isMeant(response) || !response.headers.get('content-type')?.includes('json')) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', type);
    return new Response(await response.text(), { status: response.status, headers });
  });

/** A refresh that gives a new bearer, but the old refresh token again. */
export const withoutRotation: Deviate = of('auth.refresh', async ({ request, respond }) => {
  const sent = /refresh_token=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const response = await respond();
  if (!response.ok || !sent) return response;
  const headers = new Headers(
    cookiesOf(response).map(([name, value]): [string, string] => [
      name,
      isRefresh(value) ? value.replace(/=[^;]+/, `=${sent}`) : value,
    ]),
  );
  return new Response(null, { status: 204, headers });
});
