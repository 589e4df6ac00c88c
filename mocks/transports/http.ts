import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { transport } from './transport.ts';
import { handlers } from '../handlers/index.ts';
import { requestFrom, UnreadableBody, urlOf } from './http-request.ts';

/**
 * The mock backend as a process of its own (`npm run mock`): for curl, for end-to-end tests, for clients of
 * other teams, which may live on other origins. Not yet listening.
 */
export function createMockServer(): Server {
  return createServer((incoming, outgoing) => {
    allowAnyOrigin(incoming, outgoing);
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204).end();
    if (urlOf(incoming).pathname === '/') return outgoing.writeHead(302, { Location: '/mock/' }).end();
    void answer(incoming, outgoing);
  });
}

/** Answers one request with the handlers of the mock, whatever happens. */
export async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // Only here is there somebody who keeps a cookie from scripts.
  transport.httpOnly = true;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  try {
    const request = await requestFrom(incoming, gone.signal);
    const response = await Promise.race([getResponse(handlers, request), aborted(gone.signal)]);
    if (!gone.signal.aborted) await send(response ?? nothingAt(request), incoming, outgoing);
  } catch (error) {
    if (gone.signal.aborted || incoming.errored) return void outgoing.destroy();
    incoming.resume();
    await send(refusalOf(error), incoming, outgoing);
  }
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  // HttpResponse.error(), the outcome 'network error': the line goes dead
  if (response.type === 'error') return void outgoing.destroy();
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.status !== 204 && response.status !== 304) outgoing.setHeader('content-length', body.length);
  outgoing.writeHead(response.status);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** Resolves with nothing when the client has left, so that an outcome that never answers holds nobody. */
const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );

function nothingAt(request: Request): Response {
  const { pathname } = new URL(request.url);
  const methods = namedEndpoints
    .filter(([, { path }]) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname))
    .map(([, { method }]) => method);
  if (methods.length === 0) return refusal(404, `No route found for "${request.method} ${pathname}"`);
  const response = refusal(
    405,
    `No route found for "${request.method} ${pathname}": Method Not Allowed (Allow: ${methods.join(', ')})`,
  );
  response.headers.set('allow', methods.join(', '));
  return response;
}

function refusalOf(error: unknown): Response {
  if (error instanceof UnreadableBody) return refusal(error.status, error.message);
  console.error(error);
  return refusal(500, 'The mock backend failed');
}

const refusal = (code: number, message: string) => Response.json({ code, message }, { status: code });

/** Anybody may try: there is nothing to steal here. Credentials need the origin by name instead of `*`. */
function allowAnyOrigin({ headers }: IncomingMessage, outgoing: ServerResponse) {
  if (!headers.origin) return;
  outgoing.setHeader('access-control-allow-origin', headers.origin);
  outgoing.setHeader('access-control-allow-credentials', 'true');
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  outgoing.setHeader('vary', 'Origin');
}
