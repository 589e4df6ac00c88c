import type { SessionUser } from './auth.ts';
import { truncate } from './truncate.ts';
import type { ErrorBody } from './wire.ts';

/*
 * Decodes the replies of the session check without Zod, which would be a tenth of the landing page's code. A test
 * compares the results with those of the schemas in auth.ts and wire.ts.
 */

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const numberOf = (value: unknown) => (Number.isFinite(value) ? (value as number) : null);

/** The reply of `auth.me`; undefined if it is not what the contract says. */
export function readMe(body: unknown): { user: SessionUser } | undefined {
  if (!isObject(body)) return undefined;
  const { user } = body;
  if (!isObject(user) || !isText(user.username)) return undefined;
  const { username, role, secret, discord, avatar } = user;
  return {
    user: {
      username,
      role: Array.isArray(role) ? role.filter(isText) : [],
      secret: secret === true,
      discord: isText(discord) ? discord : (numberOf(discord)?.toString() ?? null),
      avatar: isText(avatar) ? avatar : null,
    },
  };
}

/** Whether a body is one of those that the schema `ignored` accepts. */
export const isIgnored = (body: unknown): boolean => body === undefined || body === '' || isObject(body);

const messageOf = (value: unknown) => (isText(value) && value.trim() !== '' ? truncate(value) : null);

/** The body of an error response. */
export function readErrorBody(body: Fields): ErrorBody {
  const read: ErrorBody = {};
  if (body.code !== undefined) read.code = numberOf(body.code);
  if (body.message !== undefined) read.message = messageOf(body.message);
  if (body.error !== undefined) read.error = messageOf(body.error);
  if (body.errors !== undefined)
    read.errors = Array.isArray(body.errors) ? body.errors.flatMap(fieldError) : [];
  return read;
}

function fieldError(item: unknown) {
  if (!isObject(item) || !isText(item.message)) return [];
  const field = isText(item.field) ? item.field : item.propertyPath;
  return isText(field) ? [{ field, message: item.message }] : [];
}
