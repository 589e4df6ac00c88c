import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendResponse } from '@remix-run/node-fetch-server';
import { getResponse, type RequestHandler } from 'msw';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { changes } from '../db/changes.ts';
import { upstream } from '../db/upstream.ts';
import { createHandlers } from '../handlers/index.ts';
import { didYouMean } from '../log/near-miss.ts';
import { logUnanswered } from '../log/request-log.ts';
import { faults } from '../faults/index.ts';
import { endpointFor, isPathOf } from '../server/find-endpoint.ts';
import { breaksConnections, isBeforeBody, logFault, consumeFault } from '../server/consume-override.ts';
import { answerWithApiPage } from './api-page.ts';
import { readRequest, streamRequest, UnreadableRequest } from './http-request.ts';
import { findForeignHost } from './allowed-hosts.ts';
import { askUpstream } from './upstream.ts';

const httpHandlers = createHandlers({ httpOnly: true });

/**
 * Returns the mock backend as an HTTP server (`npm run mock`), for curl, end-to-end tests and clients on other
 * origins. The caller makes it listen.
 */
export function createMockServer(handlers = httpHandlers): Server {
  const server = createServer((incoming, outgoing) => {
    if (isRefused(incoming, outgoing)) return;
    allowOrigin(incoming, outgoing);
    if (incoming.method === 'OPTIONS') return outgoing.writeHead(204).end();
    if (incoming.url === '/') return outgoing.writeHead(302, { Location: '/mock/api' }).end();
    answerWithApiPage(incoming, outgoing, () => void answer(incoming, outgoing, handlers));
  });
  return server.on('close', closeIdleBeforeFaults(server));
}

/** Refuses malformed requests with 400, and those from other machines or host names with 403. */
export function isRefused(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const foreign = isMalformed(incoming) ? '' : findForeignHost(incoming);
  if (foreign === undefined) return false;
  const refusal = foreign
    ? jsonError(403, `${foreign} is not this machine; npm run mock -- --allow ${foreign} lets it in`)
    : jsonError(400, 'The request is malformed');
  incoming.resume();
  void sendResponse(outgoing, refusal);
  return true;
}

/** Refuses a change of protocol, such as to a WebSocket, which no call of the contract has. */
export const refuseUpgrade = (socket: Duplex) =>
  void socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');

/** Closes the connections that browsers would reuse when a fault is switched on that breaks connections. */
export const closeIdleBeforeFaults = (server: Pick<Server, 'closeIdleConnections'>) =>
  changes.subscribe(() => breaksConnections() && server.closeIdleConnections());

/** Answers a request of Node's HTTP server by the handlers of the mock, calls by the real server if configured. */
export async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handlers: readonly RequestHandler[] = httpHandlers,
): Promise<void> {
  try {
    const fault = takeUploadFault(incoming);
    if (fault && faults[fault.is].part === 'connection') return void outgoing.destroy();
    const isPassedOn = upstream.address && incoming.url?.startsWith('/api/');
    const request = isPassedOn
      ? streamRequest(incoming, outgoing, fault)
      : await readRequest(incoming, outgoing, fault);
    const response = await Promise.race([
      isPassedOn ? askUpstream(upstream.address!, request) : getResponse([...handlers], request),
      untilAborted(request.signal),
    ]);
    if (request.signal.aborted) return;
    // HttpResponse.error() stands for a broken connection
    if (response?.type === 'error') return void outgoing.destroy();
    // also for the request that has just switched such a fault on
    if (breaksConnections()) outgoing.shouldKeepAlive = false;
    await sendResponse(outgoing, response ?? noRouteFound(request));
  } catch (error) {
    // a body that breaks on purpose; earlier chunks are sent
    if (outgoing.headersSent && !outgoing.closed) return void outgoing.socket?.destroySoon();
    if (outgoing.closed || incoming.errored) return void outgoing.destroy();
    incoming.resume();
    await sendResponse(outgoing, responseToError(error));
  }
}

/** True if the URL or a part of it is malformed, or `Request` does not accept the method. */
function isMalformed({ method = '', url = '', headers }: IncomingMessage): boolean {
  try {
    const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), { method });
    decodeURIComponent(new URL(request.url).pathname);
    return !url.startsWith('/') || (headers.origin !== undefined && !isOrigin(headers.origin));
  } catch {
    return true;
  }
}

const isOrigin = (text: string) => text === 'null' || URL.canParse(text);

/** Returns the fault of an upload that happens before its body has been read. */
function takeUploadFault({ method = '', url = '/', headers }: IncomingMessage) {
  const address = new URL(url, 'http://localhost');
  const endpoint = endpointFor(method, address.pathname);
  const fault = endpoint?.encoding === 'multipart' ? consumeFault(endpoint, url, isBeforeBody) : undefined;
  if (endpoint && fault) {
    const { authorization = '', referer = '' } = headers;
    logFault(endpoint, new Request(address, { method, headers: { authorization, referer } }), fault);
  }
  return fault;
}

/** Resolves when the client disconnects, so that outcomes that never answer do not keep the request. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );

function noRouteFound(request: Request): Response {
  const { method, url } = request;
  const { pathname } = new URL(url);
  const message = `No route found for "${method} ${pathname}"`;
  const methods = namedEndpoints
    .filter(([, endpoint]) => isPathOf(endpoint, pathname))
    .map(([, endpoint]) => endpoint.method);
  logUnanswered(request, methods.length === 0 ? 404 : 405);
  if (methods.length === 0) return jsonError(404, `${message}.${didYouMean(method, pathname)}`);
  const allow = methods.join(', ');
  return jsonError(405, `${message}: Method Not Allowed (Allow: ${allow})`, { allow });
}

function responseToError(error: unknown): Response {
  if (error instanceof UnreadableRequest) return jsonError(400, error.message);
  console.error(error);
  return jsonError(500, 'The mock backend failed');
}

const jsonError = (code: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message }, { status: code, headers });

/** Allows the request's origin by name, since CORS with credentials refuses `*`. */
function allowOrigin({ headers }: IncomingMessage, outgoing: ServerResponse) {
  if (!headers.origin) return;
  outgoing.setHeader('access-control-allow-origin', headers.origin);
  outgoing.setHeader('access-control-allow-credentials', 'true');
  outgoing.setHeader('access-control-expose-headers', 'Date');
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
  outgoing.setHeader('vary', 'Origin');
}
