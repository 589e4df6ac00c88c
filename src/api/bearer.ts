import { BEARER } from '../contract/auth.ts';
import { readCookie } from '../lib/cookie.ts';

/**
 * The bearer of the BEARER cookie (SES-4); undefined where there is none, or none that a header can carry.
 */
export function readBearer(): string | undefined {
  const bearer = readCookie(BEARER);
  return bearer && /^[\x20-\x7e]+$/.test(bearer) ? bearer : undefined;
}

/** The bearer header; none without a bearer. */
export const bearerHeader = (bearer = readBearer()): Record<string, string> =>
  bearer ? { Authorization: `Bearer ${bearer}` } : {};

/**
 * Whose bearer it is, by the claims of a JWT; undefined for a bearer that says nothing. Good for comparing,
 * not for showing.
 */
export function ownerOf(bearer: string | undefined): string | undefined {
  const claims = bearer?.split('.')[1];
  if (!claims) return undefined;
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
