import { BEARER } from '../contract/session.ts';
import { readCookies } from '../app/cookie.ts';
import { attempt } from '../lib/attempt.ts';

/** Bearers that got a 401, and in which order. */
let refusals = 0;
const refused = new Map<string | undefined, number>();

/**
 * The value of the BEARER cookie (SES-3); undefined if it is missing or not valid in a header. Of several, which differ in
 * path or domain, one that was not refused, if there is one, and the one that was issued last; else the one that was refused last.
 */
export function readBearer(): string | undefined {
  const bearers = readCookies(BEARER).filter((value) => /^[\x20-\x7e]+$/.test(value));
  if (bearers.length < 2) return bearers[0]; // the usual case, of each call
  const rank = (bearer: string) =>
    refused.has(bearer) ? -1 / refused.get(bearer)! : Number(claimsOf(bearer).iat) || 0;
  return bearers.reduce((best, each) => (rank(each) > rank(best) ? each : best));
}

/** To be called with the bearer of a 401. Tells whether another cookie has one that was not refused. */
export function passOver(bearer: string | undefined): boolean {
  refused.set(bearer, ++refusals);
  const next = readBearer();
  return next !== bearer && !refused.has(next) && readCookies(BEARER).includes(bearer ?? '');
}

/** The Authorization header; empty without a bearer. */
export const bearerHeader = (bearer = readBearer()): Record<string, string> =>
  bearer ? { Authorization: `Bearer ${bearer}` } : {};

/** The user in the claims of a JWT, by name or id, or undefined. Only to compare two bearers: nothing is verified. */
export function ownerOf(bearer: string | undefined): string | undefined {
  const { username, sub } = claimsOf(bearer);
  const owner = username ?? sub;
  return typeof owner === 'string' && owner ? owner : undefined;
}

function claimsOf(bearer: string | undefined): Record<string, unknown> {
  const claims = bearer?.split('.')[1] ?? '';
  const read = attempt(() => JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as unknown);
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
}
