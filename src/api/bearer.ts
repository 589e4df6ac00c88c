import { BEARER, jwt, rejectsBearer, USERNAME } from '../contract/session.ts';
import { deleteCookie, readCookies } from '../app/cookie.ts';
import { storage } from '../app/storage.ts';
import { attempt } from '../lib/attempt.ts';
import type { ApiError } from './error.ts';

/** Bearers that the server has rejected since this page was loaded. */
const rejected = new Set<string>();

/** Returns the BEARER cookies that are valid in a header, newest first (SES-3). */
const readBearers = () =>
  readCookies(BEARER)
    .filter((value) => /^[\x20-\x7e]+$/.test(value))
    .sort((one, other) => (issuedAt(other) ?? 0) - (issuedAt(one) ?? 0));

/** Prefers a bearer without a 401, then the newest. */
const bestOf = (bearers: string[]) => bearers.find((bearer) => !rejected.has(bearer)) ?? bearers[0];

/** Returns the best BEARER cookie, of any user; undefined if none can be read. */
export const readBearer = (): string | undefined => bestOf(readBearers());

/** Returns the Authorization header; empty without a bearer. */
export const bearerHeader = (bearer: string | undefined): Record<string, string> =>
  bearer ? { Authorization: `Bearer ${bearer}` } : {};

/** Bearers of one user: of `username` or, without one, until a refresh, of the user in the bearer sent last. */
export class Bearers {
  readonly username: string | undefined;
  /** The last one that the server accepted; without a username, the last one sent. */
  #known: string | undefined;

  constructor(username?: string, accepted?: string) {
    this.username = username;
    this.accept(accepted);
  }

  /** Returns the bearer for the user's next request, a rejected one if there is no other. */
  next(): string | undefined {
    const next = bestOf(this.#own());
    if (this.username === undefined) this.#known = next;
    return next;
  }

  /** Returns a bearer for a call that needs none: not one that was rejected (SES-3). */
  nextForAnyone(): string | undefined {
    return this.#own().find((bearer) => !rejected.has(bearer));
  }

  /** True once another user has signed in. Another user's cookie that is older than this user's does not count. */
  get isReplaced(): boolean {
    const current = readBearers().filter(
      (bearer) => this.#owns(bearer) || !isIssuedBefore(bearer, this.#known),
    );
    return current.length > 0 ? !current.some((bearer) => this.#owns(bearer)) : !this.#owns(undefined);
  }

  /** True if a request with this bearer would now be sent with another one, such as that of another tab's refresh. */
  isRenewed(bearer: string | undefined): boolean {
    return this.isReplaced || this.#own().some((one) => one !== bearer && !rejected.has(one));
  }

  /** Notes that the server has accepted a request with this bearer. */
  accept(bearer: string | undefined) {
    this.#known = bearer;
    if (bearer !== undefined) rejected.delete(bearer);
  }

  /** Marks a bearer as rejected by a 401 about tokens. Returns true if the cookies hold it beside another one to try. */
  reject(bearer: string | undefined, { status, body }: ApiError): boolean {
    if (bearer === undefined || status !== 401 || !rejectsBearer(body.message)) return false;
    rejected.add(bearer);
    // an invalid bearer does not prove its user
    if (this.username === undefined && body.message === jwt.invalid) this.#known = undefined;
    return readCookies(BEARER).includes(bearer) && this.nextForAnyone() !== undefined;
  }

  /** Notes a refresh. Without a username the next bearer decides the user. */
  renew() {
    if (this.username === undefined) this.#known = undefined;
  }

  /** Deletes the cookies of a session that is over, unless another user has signed in. */
  delete() {
    if (!this.isReplaced) deleteCookie(BEARER);
  }

  #own = () => readBearers().filter((bearer) => this.#owns(bearer));

  /** True if a bearer is this user's, by the users in both bearers or, if one names none, the username in local storage. */
  #owns(bearer: string | undefined): boolean {
    if (bearer !== undefined && bearer === this.#known) return true;
    const [known, now] = [ownerOf(this.#known), ownerOf(bearer)];
    if (known !== undefined && now !== undefined) return known === now;
    const stored = storage.read(USERNAME);
    return this.username === undefined || stored === null || stored === this.username;
  }
}

/** Returns the user in the claims of a JWT, by name or id. Only to compare two bearers: nothing is verified. */
export function ownerOf(bearer: string | undefined): string | undefined {
  const { username, sub } = claimsOf(bearer);
  const owner = username ?? sub;
  return typeof owner === 'string' && owner ? owner : undefined;
}

/** Returns the time of issue (s); undefined if the bearer names none. */
const issuedAt = (bearer: string | undefined) => Number(claimsOf(bearer).iat) || undefined;

function isIssuedBefore(bearer: string, other: string | undefined): boolean {
  const [one, two] = [issuedAt(bearer), issuedAt(other)];
  return one !== undefined && two !== undefined && one < two;
}

function claimsOf(bearer: string | undefined): Record<string, unknown> {
  const claims = bearer?.split('.')[1] ?? '';
  const read = attempt(() => JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as unknown);
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
}
