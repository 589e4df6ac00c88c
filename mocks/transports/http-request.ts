import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { MalformedForm, readForm } from './multipart.ts';

const LARGEST_BODY = 10 * 1024 * 1024;

/** The body cannot be taken; answered with `status` before any handler runs. */
export class UnreadableBody extends Error {
  readonly status: 400 | 413;

  constructor(status: 400 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * What arrived at Node's server, as the Request that handlers understand. The body is complete when this
 * resolves. A form is read while it arrives and its files are not kept (see readForm), so that 200 MB may be
 * uploaded; other bodies have a limit of 10 MB. HEAD becomes GET, as handlers know no HEAD. Rejects with
 * UnreadableBody.
 */
export async function requestFrom(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const init: RequestInit = { method, headers: headersOf(incoming), signal };
  const url = urlOf(incoming);
  const type = incoming.headers['content-type'] ?? '';

  if (method === 'GET') return new Request(url, init);
  if (/^multipart\/form-data/i.test(type))
    return withForm(new Request(url, init), await formOf(incoming, type));
  const body = await bytesOf(incoming);
  return new Request(url, body.length > 0 ? { ...init, body: new Uint8Array(body) } : init);
}

/** The address as the client wrote it. Vite cuts its base off `url` and keeps the whole in `originalUrl`. */
export function urlOf(incoming: IncomingMessage & { originalUrl?: string }): URL {
  const scheme = (incoming.socket as TLSSocket).encrypted ? 'https' : 'http';
  return new URL(
    incoming.originalUrl ?? incoming.url ?? '/',
    `${scheme}://${incoming.headers.host ?? 'localhost'}`,
  );
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // the fetch of Node refuses the names that HTTP/2 and the connection itself use
    if (
      name.startsWith(':') ||
      name === 'connection' ||
      name === 'keep-alive' ||
      name === 'transfer-encoding'
    )
      continue;
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/**
 * Request.formData would hold all bytes in memory, twice after the clone that MSW makes; this one has read
 * them already.
 */
function withForm(request: Request, form: FormData): Request {
  return Object.defineProperty(request, 'formData', { value: async () => form });
}

/** Its bytes; who stops reading them does not cut the line, so that a refusal can still be sent. */
const whole = (incoming: IncomingMessage): AsyncIterable<Buffer> =>
  incoming.iterator({ destroyOnReturn: false });

async function formOf(incoming: IncomingMessage, type: string): Promise<FormData> {
  try {
    return await readForm(whole(incoming), type);
  } catch (error) {
    if (error instanceof MalformedForm) throw new UnreadableBody(400, error.message);
    throw error;
  }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of whole(incoming)) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  if (size > LARGEST_BODY) throw new UnreadableBody(413, 'The body is too large');
  return Buffer.concat(chunks);
}
