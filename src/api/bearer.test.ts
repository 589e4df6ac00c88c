// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { deleteCookie } from '../app/cookie.ts';
import { bearerHeader, Bearers, ownerOf, readBearer } from './bearer.ts';
import { ApiError } from './error.ts';

afterEach(() => deleteCookie('BEARER'));
const said = (message: string, status = 401) => new ApiError(status, { message });

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const jwt = (claims: unknown) => `${base64url({ alg: 'none' })}.${base64url(claims)}.c2lnbmF0dXJl`;

describe('the bearer', () => {
  it.each([
    ['abc', 'abc'],
    ['a%2Fb', 'a/b'],
    ['%E0%A4%A', '%E0%A4%A'], // not valid percent-encoding
    ['%0Ainjected', undefined], // no header can carry it
    ['injected%0A', undefined],
    ['%C3%BC', undefined],
    ['', undefined],
  ])('cookie %s is read as %s', (cookie, bearer) => {
    document.cookie = `BEARER=${cookie}; Path=/`;
    expect(readBearer()).toBe(bearer);
    expect(() => new Headers(bearerHeader(readBearer()))).not.toThrow();
  });

  it('is absent without the cookie', () => {
    expect(bearerHeader(readBearer())).toEqual({});
  });
});

describe('of several cookies', () => {
  const [EXPIRED, INVALID] = ['Expired JWT Token', 'Invalid JWT Token'];
  let jti = 0; // rejected bearers stay rejected between tests
  const of = (username: string, iat: number) => jwt({ username, iat, jti: ++jti });
  function store(...bearers: (string | undefined)[]) {
    history.replaceState(null, '', '/dash');
    bearers.forEach((bearer, at) => {
      if (bearer) document.cookie = `BEARER=${bearer}; Path=${['/dash', '/'][at]}`;
    });
  }

  type Sent = 'first' | 'second' | undefined;
  const mine = [{ iat: 1 }, { iat: 3 }];
  const old = { username: 'bob', iat: 1 };
  const forged = { username: 'bob', iat: 9 };
  it.each<[string, string | undefined, object[], message: string, sent: Sent, next: Sent]>([
    ['the last issued, then another', 'ada', mine, EXPIRED, 'second', 'first'],
    ['no cookie of another user', 'ada', [old, mine[1]!], EXPIRED, 'second', 'second'],
    ['no cookie of another user by the check', undefined, [old, mine[1]!], EXPIRED, 'second', 'second'],
    ['no cookie of another user alone', 'ada', [old], EXPIRED, undefined, undefined],
    ['by the check any after a forged cookie', undefined, [forged, mine[1]!], INVALID, 'first', 'second'],
    ['the same after a 401 of the call', 'ada', mine, 'Wrong password', 'second', 'second'],
    ['the same after a refusal', 'ada', mine, 'Access Denied.', 'second', 'second'],
  ])('sends the right cookie: %s (SES-3)', (_, username, claims, message, sent, next) => {
    const [first, second] = claims.map((claim) => jwt({ username: 'ada', jti: ++jti, ...claim }));
    const bearers = new Bearers(username, username && of('ada', 2));
    store(first, second);
    const expected = [sent, next].map((one) => one && { first, second }[one]);
    const before = bearers.next();
    const hasAnother = bearers.reject(before, said(message));
    expect([before, bearers.next()]).toEqual(expected);
    expect([hasAnother, bearers.isReplaced]).toEqual([sent !== next, false]);
  });

  it('sends a rejected cookie if no other exists, and trusts an accepted cookie again', () => {
    const [bearer, bearers] = [of('ada', 1), new Bearers('ada')];
    store(bearer);
    bearers.reject(bearer, said(EXPIRED));
    expect([bearers.next(), bearers.nextForAnyone()]).toEqual([bearer, undefined]);
    bearers.accept(bearer);
    expect(bearers.nextForAnyone()).toBe(bearer);
  });

  it('checks the session with the user of a refresh', () => {
    const [expired, renewed, bearers] = [of('eve', 1), of('bob', 2), new Bearers()];
    store(expired);
    bearers.reject(bearers.next(), said(EXPIRED));
    store(expired, renewed);
    bearers.renew();
    expect(bearers.next()).toBe(renewed);
  });

  it.each([
    ['kept', 3, true],
    ['deleted', 1, false],
  ])('after a session, the cookie of another user is %s if issued at %i', (_, iat, isKept) => {
    store(of('bob', iat));
    new Bearers('ada', of('ada', 2)).delete();
    expect(readBearer() !== undefined).toBe(isKept);
  });
});

it.each([
  ['a username', jwt({ username: 'ada', sub: '7' }), 'ada'],
  ['a subject', jwt({ sub: '7' }), '7'],
  ['characters that base64url writes differently', jwt({ username: '>>>???' }), '>>>???'],
  ['neither', jwt({ iat: 1 }), undefined],
  ['a username that is no text', jwt({ username: { name: 'ada' } }), undefined],
  ['no JWT', 'opaque', undefined],
  ['a JWT in looks only', 'a.b.c', undefined],
  ['claims that are not an object', jwt(null), undefined],
  ['nothing', undefined, undefined],
])('reads the user of a token: %s', (_, bearer, owner) => expect(ownerOf(bearer)).toBe(owner));
