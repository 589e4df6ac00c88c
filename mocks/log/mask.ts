import type { Message } from './entry.ts';

/** Replaces a secret. */
export const MASK = '••••';

const MAX_LENGTH = 20_000;

/** A token by its shape or after the word Bearer, wherever it stands, also one that was cut off. */
const tokens = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}|(?<=\bBearer )[^\s"\\]{8,}/gi;

/** True if the value of a field or header is secret, by parts of its name, or by short words alone. */
const isSecret = (name: string) =>
  /passw|passphrase|passcode|pwd|token|captcha|secret|bearer|authorization|credential|jwt|api.?key|session|[cx]srf/i.test(
    name,
  ) ||
  /(?<![a-z])(?:pass|otp|pin|auth|refresh|access(?!-control))(?![a-z])/i.test(
    name.replaceAll(/([a-z])(?=[A-Z])/g, '$1-'),
  );

/** A string or number of JSON; with its colon if it is the name of a field. The end may be cut off. */
const values = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"(\s*:)?)?|-?\d[\w.+-]*/g;

const pairs = /([^\s&?#"<>=]+)=[^\s&?#"<>]+/g;

/** Masks the values of secret fields in JSON, queries and forms, and tokens (LOG-2). */
export function mask(text: string): string {
  let isNamedSecret = false; // until the next name, so that all items of a list are masked
  return text
    .replace(values, (found, colon?: string) => {
      if (colon) isNamedSecret = isSecret(found);
      return isNamedSecret && !colon ? `"${MASK}"` : found;
    })
    .replace(pairs, (found, name: string) => (isSecret(name) ? `${name}=${MASK}` : found))
    .replace(tokens, MASK);
}

/** Returns a body without its secrets, shortened. */
export const maskText = (text: string): string =>
  mask(text.slice(0, MAX_LENGTH)) +
  (text.length > MAX_LENGTH ? `\n[more than ${MAX_LENGTH} characters]` : '');

/** Masks bearers and the values of cookies; the names stay readable. */
export function maskedHeaders(headers: Headers): [name: string, value: string][] {
  return [...headers].map(([name, value]) => {
    if (name === 'cookie') return [name, value.replace(/=[^;]*/g, `=${MASK}`)];
    if (name === 'set-cookie') return [name, value.replace(/=[^;]*/, `=${MASK}`)];
    if (isSecret(name)) return [name, value.slice(0, value.lastIndexOf(' ') + 1) + MASK];
    return [name, mask(value)];
  });
}

/**
 * Returns headers and body of a request or response. Reads a copy, so the original can still be read.
 * @param readsFiles whether a file is read, which keeps it in memory, if its size is not in the headers
 */
export async function messageOf(message: Request | Response, readsFiles = true): Promise<Message> {
  return { headers: maskedHeaders(message.headers), body: await bodyOf(message, readsFiles) };
}

async function bodyOf(message: Request | Response, readsFiles: boolean): Promise<string> {
  const type = message.headers.get('content-type') ?? '';
  if (!message.body) return '';
  if (/json|text|javascript|urlencoded/.test(type) || !type) return maskText(await beginningOf(message));
  const length = message.headers.get('content-length');
  if (length === null && !readsFiles) return `[${type}]`;
  return `[${type}, ${length ?? (await message.clone().blob()).size} bytes]`;
}

/** Returns the number of characters of a body that are shown; the rest is not read. */
async function beginningOf(message: Request | Response): Promise<string> {
  const reader = (message.clone().body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length <= MAX_LENGTH) continue;
    void reader.cancel();
    break;
  }
  return text;
}

/** Returns a form as text, with its files described instead of included. */
export function formText(form: Iterable<[string, unknown]>): string {
  const lines = [...form].map(([name, value]) => {
    if (typeof value === 'string') return maskText(JSON.stringify({ [name]: value })).slice(1, -1);
    const { name: file, size } = value as { name: string; size: number };
    return `"${name}":"[file ${file}, ${size} bytes]"`;
  });
  return `{${lines.join(',')}}`;
}
