import type { LoggedExchange } from './entry.ts';
import { MASK } from './mask.ts';

/** Calls that act on the refresh cookie. */
const byCookie = /^auth\.(refresh|invalidate|signOut)$/;

/**
 * Returns a logged call as a curl command for a POSIX shell. Secrets are variables of the shell: `$BEARER`,
 * `$PASSWORD`, `$TURNSTILE_TOKEN`.
 */
export function toCurl({ call, method, path, request }: LoggedExchange, origin: string): string {
  const header = (name: string) => request.headers.find(([key]) => key === name)?.[1];
  const type = header('content-type') ?? '';
  const parts = [`curl -i ${quoted(origin + path)}`];
  if (method !== 'GET') parts.push(`-X ${method}`);
  if (header('authorization')) parts.push('-H "Authorization: Bearer $BEARER"');
  if (call && byCookie.test(call) && /refresh_token/.test(header('cookie') ?? ''))
    parts.push('-b "refresh_token=$REFRESH_TOKEN"');
  if (/multipart/.test(type)) parts.push(...formParts(request.body));
  else if (request.body)
    parts.push(`-H ${quoted(`Content-Type: ${type}`)}`, `--data-raw ${withVariables(request.body)}`);
  return parts.join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes JSON, with a variable of the shell instead of each masked value. */
const withVariables = (body: string) =>
  quoted(body).replace(
    new RegExp(`"(\\w+)"(\\s*:\\s*)"${MASK}"`, 'g'),
    (_, name: string, colon: string) => `"${name}"${colon}"'"$${variable(name)}"'"`,
  );

/** `newPassword` → `NEW_PASSWORD` */
const variable = (field: string) => field.replace(/[A-Z]/g, '_$&').toUpperCase();

/**
 * Returns options for each field of a form that is described as JSON. Curl reads a value that begins with '@' from
 * a file otherwise.
 */
function formParts(body: string): string[] {
  const file = /^\[file (.+), \d{1,16} bytes\]$/;
  try {
    return Object.entries(JSON.parse(body) as Record<string, string>).map(([name, value]) => {
      const [, named] = file.exec(value) ?? [];
      return named ? `-F ${quoted(`${name}=@${named}`)}` : `--form-string ${quoted(`${name}=${value}`)}`;
    });
  } catch {
    return [];
  }
}
