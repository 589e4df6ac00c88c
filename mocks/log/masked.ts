import type { Message } from './entry.ts';

/** Replaces a secret. */
export const MASK = '••••';

const MAX_LENGTH = 20_000;

/** Fields such as `password`, `newPassword`, `turnstileToken`, also in text that is not complete JSON. */
const secretFields = /("\w*(?:password|token|captcha)\w*"\s*:\s*)"(?:[^"\\]|\\.)*"?/gi;

/** Masks the secrets of a JSON text, and shortens it. */
export function maskedText(text: string): string {
  const masked = text.replace(secretFields, `$1"${MASK}"`);
  return masked.length > MAX_LENGTH
    ? `${masked.slice(0, MAX_LENGTH)}\n[${masked.length - MAX_LENGTH} more characters]`
    : masked;
}

/** Masks bearers and the values of cookies; the names stay readable. */
export function maskedHeaders(headers: Headers): [name: string, value: string][] {
  return [...headers].map(([name, value]) => {
    if (name === 'cookie') return [name, value.replace(/=[^;]*/g, `=${MASK}`)];
    if (name === 'set-cookie') return [name, value.replace(/=[^;]*/, `=${MASK}`)];
    if (/authorization|token|captcha/.test(name)) return [name, value.replace(/\S+$/, MASK)];
    return [name, value];
  });
}

/** Masks secrets in a query. */
export const maskedPath = (path: string) =>
  path.replace(/([?&]\w*(?:password|token|captcha)\w*=)[^&]*/gi, `$1${MASK}`);

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
  if (/json|text|javascript|urlencoded/.test(type) || !type) return maskedText(await message.clone().text());
  const length = message.headers.get('content-length');
  if (length === null && !readsFiles) return `[${type}]`;
  return `[${type}, ${length ?? (await message.clone().blob()).size} bytes]`;
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
