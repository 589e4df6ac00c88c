import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import type { ActiveFault } from '../outcomes/override.ts';
import { applyUploadFault } from './upload-fault.ts';

/** The request cannot be read; answered with 400 without calling a handler. */
export class UnreadableRequest extends Error {}

/**
 * Reads an incoming request completely and converts it to a Request for the handlers. HEAD becomes GET, for which
 * handlers exist. Rejects with UnreadableRequest.
 * @param fault an upload fault that happens while the body is read
 */
export async function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault?: ActiveFault,
): Promise<Request> {
  const request = createRequest(incoming, outgoing);
  const { url, headers, signal } = request;
  if (request.method === 'HEAD') return new Request(url, { headers, signal });
  if (!request.body) return request;

  const init = { method: request.method, headers, signal };
  const type = headers.get('content-type') ?? '';
  if (/^multipart\/form-data/i.test(type)) {
    const sent = disturbed(request, outgoing, fault);
    const form = await formOf(sent, type, signal);
    // a request with a body would be buffered once more for each handler: MSW gives each a clone
    return Object.defineProperty(new Request(url, init), 'formData', { value: async () => form });
  }
  const body = await request.arrayBuffer();
  return new Request(url, body.byteLength > 0 ? { ...init, body } : init);
}

/** Streams a request to a server, without reading its body. */
export function streamRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault?: ActiveFault,
): Request {
  const request = createRequest(incoming, outgoing);
  const { method, url, headers, signal } = request;
  if (!request.body) return request;
  const init = { method, headers, signal, body: disturbed(request, outgoing, fault), duplex: 'half' };
  return new Request(url, init as RequestInit);
}

/** Returns the body of an upload, disturbed by its fault. */
function disturbed({ body, headers, signal }: Request, outgoing: ServerResponse, fault?: ActiveFault) {
  if (!fault) return body!;
  const total = Number(headers.get('content-length'));
  return body!.pipeThrough(applyUploadFault(fault, { total, signal, cut: () => outgoing.destroy() }));
}

async function formOf(body: ReadableStream<Uint8Array>, type: string, signal: AbortSignal) {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    signal.throwIfAborted();
    throw new UnreadableRequest((error as Error).message);
  }
}
