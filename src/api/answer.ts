import type { Endpoint } from '../contract/endpoint.ts';
import { read } from '../contract/wire.ts';
import { ApiError } from './error.ts';

/** A success as it came over the wire. */
export interface Answer {
  status: number;
  /** Content type; undefined where the answer has none or the transport does not tell. */
  type?: string | undefined;
  text: string;
}

/**
 * The decoded reply. A success whose body is not what the contract says is a failure like any other: the
 * screen shows its default text. Parts of a list that cannot be read are left out; the console has what they
 * were.
 */
export function replyOf(endpoint: Endpoint, answer: Answer): unknown {
  const { data, error, leftOut } = read(endpoint.reply, bodyOf(answer));
  if (error || leftOut.length > 0)
    console.warn(
      `${endpoint.method} ${endpoint.path} answered in an unexpected shape`,
      error?.issues ?? leftOut,
    );
  if (error) throw new ApiError(answer.status);
  return data;
}

const NOT_JSON = Symbol('not JSON');

/** undefined for a status that has no body, '' for an empty body that does not claim to be something. */
function bodyOf({ status, type, text }: Answer): unknown {
  if (status === 204 || status === 205) return undefined;
  if (text === '' && !type) return '';
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON; // the page of a proxy or a gateway, or the first half of an answer
  }
}

/**
 * Bytes that begin as the contract says; anything else, such as a page or an error, is a failure in the words
 * that it carries.
 */
export async function bytesOf(
  { beginsWith = '' }: Endpoint,
  response: Response,
  heard: () => void,
): Promise<Blob> {
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = await readWhole(response, heard, type);
  const head = await bytes.slice(0, beginsWith.length).text();
  if (bytes.size > 0 && head === beginsWith) return bytes;
  console.warn(`A download of ${bytes.size} bytes of type '${type}' is not the file that was asked for`);
  throw ApiError.parse(response.status, await bytes.slice(0, 10_000).text());
}

/** `heard` is called for every piece, so that a slow line is not taken for a silent one. */
async function readWhole(response: Response, heard: () => void, type: string): Promise<Blob> {
  if (!response.body) return response.blob();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    heard();
    pieces.push(piece.value);
  }
  return new Blob(pieces, { type });
}
