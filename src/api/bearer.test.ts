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
  const [old, ada, newer] = [{ iat: 100 }, { iat: 200 }, { iat: 300 }].map((at) =>
    jwt({ username: 'ada', ...at }),
  );
  const [bob, forged] = [jwt({ username: 'bob', iat: 150 }), jwt({ username: 'bob', iat: 900 })];
  function store(stale: string | undefined, bearer: string | undefined) {
    history.replaceState(null, '', '/dash');
    if (stale) document.cookie = `BEARER=${stale}; Path=/dash`;
    if (bearer) document.cookie = `BEARER=${bearer}; Path=/`;
  }

  it('the one issued last is sent, after its rejection another one of the same user (SES-3)', () => {
    store(old, newer);
    const bearers = new Bearers('ada');
    expect(bearers.next()).toBe(newer);
    expect([bearers.reject(newer, said('Expired JWT Token')), bearers.next()]).toEqual([true, old]);
    expect([bearers.reject(old, said('Expired JWT Token')), bearers.nextForAnyone()]).toEqual([
      false,
      undefined,
    ]);
    bearers.accept(newer); // such as after an outage
    expect(bearers.next()).toBe(newer);
  });

  it.each(['Wrong password', 'Access Denied.', 'Invalid credentials.'])(
    'a 401 that is not about tokens rejects none: %s (SES-3)',
    (message) => {
      store(old, ada);
      const bearers = new Bearers('ada', ada);
      expect([bearers.reject(ada, said(message)), bearers.next()]).toEqual([false, ada]);
      expect([bearers.reject(ada, said('Invalid JWT Token', 403)), bearers.next()]).toEqual([false, ada]);
    },
  );

  it.each<[string, username: string | undefined, bearer: string | undefined, next: string | undefined]>([
    ['is not tried', 'ada', ada, ada],
    ['is not tried by the session check', undefined, ada, ada],
    ['is not sent in place of one whose cookie has expired', 'ada', undefined, undefined],
  ])('an old one of another user %s (SES-3)', (_, username, bearer, next) => {
    store(bob, bearer);
    const bearers = new Bearers(username, username && ada);
    expect([bearers.next(), bearers.isReplaced]).toEqual([next, false]);
    expect([bearers.reject(next, said('Expired JWT Token')), bearers.next()]).toEqual([false, next]);
  });

  it('the check goes on after a forged one, and takes the user of a refresh', () => {
    store(forged, newer);
    const bearers = new Bearers();
    expect(bearers.next()).toBe(forged);
    expect([bearers.reject(forged, said('Invalid JWT Token')), bearers.next()]).toEqual([true, newer]);
    deleteCookie('BEARER');
    const [old, renewed] = [jwt({ username: 'eve', iat: 1 }), jwt({ username: 'bob', iat: 2 })];
    store(old, undefined);
    bearers.renew();
    bearers.next();
    bearers.reject(old, said('Expired JWT Token'));
    store(old, renewed);
    bearers.renew();
    expect(bearers.next()).toBe(renewed);
  });

  it.each([
    ['kept', forged, forged],
    ['deleted', bob, undefined],
  ])(
    'the cookie of a session that is over is deleted, a newer one of another user is %s',
    (_, other, left) => {
      store(other, undefined);
      new Bearers('ada', ada).delete();
      expect(readBearer()).toBe(left);
    },
  );
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
])('whose it is: %s', (_, bearer, owner) => expect(ownerOf(bearer)).toBe(owner));
