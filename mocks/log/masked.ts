import type { Message } from './entry.ts';

/** Replaces a secret. */
export const MASK = '••••';

/** Characters of a body that are kept. */
const MAX_LENGTH = 20_000;

/** A token by its shape or after the word Bearer, wherever it stands, also one that was cut off. */
const tokens = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}|(?<=\bBearer )[^\s"\\]{8,}/gi;

const isSecret = (name: string) =>
  /passw|passphrase|passcode|pwd|token|captcha|secret|bearer|authorization|credential|jwt|api.?key/i.test(
    name,
  );

/** Masks the secrets of a text by the names of JSON and of forms and by their shape, and shortens it. */
export function maskedText(text: string): string {
  const isLong = text.length > MAX_LENGTH;
  const masked = maskedPairs(maskedFields(isLong ? copyOf(text.slice(0, MAX_LENGTH)) : text));
  return isLong ? `${masked}\n[more than ${MAX_LENGTH} characters]` : masked;
}

/** A part of a text keeps all of it in memory, a copy does not. */
const copyOf = (part: string) => new TextDecoder().decode(new TextEncoder().encode(part));

/** Masks what secret fields contain, also in JSON that was cut off. */
function maskedFields(text: string): string {
  const string = /"([^"\\]*(?:\\[\s\S][^"\\]*)*)(?:"(\s*:\s*)?)?/g; // a name, if a colon follows
  let masked = '';
  let at = 0;
  for (let found = string.exec(text); found; found = string.exec(text)) {
    if (found[2] === undefined || !isSecret(unescaped(found[1]!))) continue;
    const end = endOfValue(text, string.lastIndex);
    const value = text.slice(string.lastIndex, end);
    masked +=
      text.slice(at, string.lastIndex) + (/^(?:null|true|false)?$/.test(value.trim()) ? value : `"${MASK}"`);
    at = string.lastIndex = end;
  }
  return masked + text.slice(at);
}

/** Masks secrets in queries and forms ('a=1&password=x'), and tokens. */
export const maskedPairs = (text: string): string =>
  text
    .replace(/[^\s&?#"<>]+/g, (pair) => {
      const [, name = '', value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      return value && isSecret(unescaped(name)) ? `${name}=${MASK}` : pair;
    })
    .replace(tokens, MASK);

const unescaped = (name: string) =>
  name.replace(/(?:\\u00|%)([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The end of the JSON value that begins here, or of the text. */
function endOfValue(text: string, from: number): number {
  const part = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[[{]|[\]}]|[^[\]{}",]+|,/y;
  let [depth, at] = [0, from];
  for (;;) {
    part.lastIndex = at;
    const [token] = part.exec(text) ?? [];
    if (token === undefined || (depth === 0 && /^[\]},]/.test(token))) return at;
    at += token.length;
    if (/^[[{]/.test(token)) depth += 1;
    else if (/^[\]}]/.test(token)) depth -= 1;
    if (depth === 0) return at;
  }
}

/** Masks bearers and the values of cookies; the names stay readable. */
export function maskedHeaders(headers: Headers): [name: string, value: string][] {
  return [...headers].map(([name, value]) => {
    if (name === 'cookie') return [name, value.replace(/=[^;]*/g, `=${MASK}`)];
    if (name === 'set-cookie') return [name, value.replace(/=[^;]*/, `=${MASK}`)];
    if (isSecret(name)) return [name, value.slice(0, value.lastIndexOf(' ') + 1) + MASK];
    return [name, maskedPairs(value)];
  });
}

/**
 * Headers and body of a request or response. Reads a copy, so the original can still be read.
 * @param readsFiles whether a file is read, which keeps it in memory, if its size is not in the headers
 */
export async function messageOf(message: Request | Response, readsFiles = true): Promise<Message> {
  return { headers: maskedHeaders(message.headers), body: await bodyOf(message, readsFiles) };
}

async function bodyOf(message: Request | Response, readsFiles: boolean): Promise<string> {
  const type = message.headers.get('content-type') ?? '';
  if (!message.body) return '';
  if (/json|text|javascript|urlencoded/.test(type) || !type) return maskedText(await beginningOf(message));
  const length = message.headers.get('content-length');
  if (length === null && !readsFiles) return `[${type}]`;
  return `[${type}, ${length ?? (await message.clone().blob()).size} bytes]`;
}

/** Number of characters of a body that are shown; the rest is not read. */
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

/** A form as text, with its files described instead of included. */
export function formText(form: Iterable<[string, unknown]>): string {
  const lines = [...form].map(([name, value]) => {
    if (typeof value === 'string') return maskedText(JSON.stringify({ [name]: value })).slice(1, -1);
    const { name: file, size } = value as { name: string; size: number };
    return `"${name}":"[file ${file}, ${size} bytes]"`;
  });
  return `{${lines.join(',')}}`;
}
