import type { Endpoint } from '../contract/endpoint.ts';
import { findToleratedDeviations } from '../contract/tolerated-deviations.ts';
import { decodeReply, statusInBody } from '../contract/wire.ts';
import { ApiError } from './error.ts';
import { kindOf, parseJson, type RawResponse } from './raw-response.ts';

const NOT_JSON = Symbol('not JSON');

const stringOrLongInteger = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/**
 * Quotes an integer above 2^53, which as a number would lose digits: a Discord ID is sent back as it was received
 * (API-1).
 */
const asExact = (part: string) =>
  part.startsWith('"') || Number.isSafeInteger(Number(part)) ? part : `"${part}"`;

/** Returns the body: undefined for a status without one, '' for an empty one without a content type. */
function bodyOf({ status, type, text }: RawResponse, parsed: ReturnType<typeof parseJson>): unknown {
  if (status === 204 || status === 205) return undefined;
  if (text === '' && !type) return '';
  if (!parsed) return NOT_JSON;
  const { json, value } = parsed;
  return /\d{16}/.test(json) ? JSON.parse(json.replace(stringOrLongInteger, asExact)) : value;
}

/**
 * Decodes the reply of a successful response. Throws an ApiError for a refusal in the body, a page, or a reply that
 * violates the contract. Skips list items that cannot be decoded, with a console warning.
 */
export function decodeResponse(endpoint: Endpoint, answer: RawResponse): unknown {
  const parsed = parseJson(answer.text);
  const kind = kindOf(answer, parsed !== undefined);
  if (kind === 'page' || kind === 'intercepted') throw new ApiError(answer.status, {}, kind);
  const body = bodyOf(answer, parsed);
  const refusal = statusInBody(body);
  if (refusal) throw ApiError.parse({ ...answer, status: refusal });
  const { data, error, unreadable } = decodeReply(endpoint.reply, body);
  if (error || unreadable.length > 0)
    console.warn(
      `${endpoint.method} ${endpoint.path} answered in an unexpected shape`,
      error?.issues ?? unreadable,
    );
  if (error) throw new ApiError(answer.status, {}, kind);
  if (import.meta.env.DEV) warnOfDrift(endpoint, body);
  return data;
}

const warned = new Set<string>();

/** Warns about values that were accepted although they differ from the contract, once per call and path. */
function warnOfDrift(endpoint: Endpoint, body: unknown) {
  for (const { path, value } of findToleratedDeviations(endpoint.reply, body)) {
    const place = `${endpoint.method} ${endpoint.path}: ${path || 'the reply'}`;
    if (warned.has(place)) continue;
    warned.add(place);
    console.warn(`${place} is not what the contract says, and was replaced or converted`, value);
  }
}

/** Reads a binary reply, with `onChunk` for each part. Rejects with an ApiError for a page, JSON or nothing (DEC-141). */
export async function readBlob(response: Response, onChunk: () => void): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = await readWhole(response, onChunk, type);
  if (bytes.size > 0 && !isText(await bytes.slice(0, 512).text(), type)) return bytes;
  console.warn(`A download of ${bytes.size} bytes of type '${type}' is not the expected file`);
  throw ApiError.parse({ status: response.status, type, text: await bytes.slice(0, 10_000).text() });
}

/** Recognises a page or JSON by its first bytes or, unless they are binary, by its content type. */
const isText = (head: string, type: string) =>
  !head.includes('\0') &&
  (/^\uFEFF?\s*(?:<[!?a-z]|[{[]\s*["\]}])/i.test(head) || /\b(?:html|json)\b/i.test(type));

async function readWhole(response: Response, onChunk: () => void, type: string): Promise<Blob> {
  if (!response.body) return response.blob();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunksOf(response.body)) {
    onChunk();
    chunks.push(chunk);
  }
  return new Blob(chunks, { type });
}

/** Returns the bytes of a body as they arrive. Not every browser can iterate a stream itself. */
async function* chunksOf(body: NonNullable<Response['body']>) {
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}
