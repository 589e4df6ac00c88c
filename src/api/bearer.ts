import { BEARER } from '../contract/session.ts';
import { readCookie } from '../app/cookie.ts';

/** The value of the BEARER cookie (SES-4); undefined if it is missing or not valid in a header. */
export function readBearer(): string | undefined {
  const bearer = readCookie(BEARER);
  return bearer && /^[\x20-\x7e]+$/.test(bearer) ? bearer : undefined;
}

/** The Authorization header; empty without a bearer. */
export const bearerHeader = (bearer = readBearer()): Record<string, string> =>
  bearer ? { Authorization: `Bearer ${bearer}` } : {};

/**
 * The user in the claims of a JWT, or undefined. Only for comparing two bearers: the signature is not checked,
 * and it may be an id instead of a username.
 */
export function ownerOf(bearer: string | undefined): string | undefined {
  const claims = bearer?.split('.')[1] ?? '';
  try {
    const { username, sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    const owner = username ?? sub;
    return typeof owner === 'string' && owner ? owner : undefined;
  } catch {
    return undefined;
  }
}
