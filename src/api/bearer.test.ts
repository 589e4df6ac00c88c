// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { deleteCookie } from '../app/cookie.ts';
import { bearerHeader, ownerOf, passOver, readBearer } from './bearer.ts';

afterEach(() => deleteCookie('BEARER'));

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
    expect(() => new Headers(bearerHeader())).not.toThrow();
  });

  it('is absent without the cookie', () => {
    expect(bearerHeader()).toEqual({});
  });
});

it('of several cookies, one that was not refused is sent, and the one that was issued last (SES-3)', () => {
  history.replaceState(null, '', '/dash');
  const [old, issued] = [jwt({ iat: 1 }), jwt({ iat: 2 })];
  document.cookie = `BEARER=${old}; Path=/dash`;
  document.cookie = `BEARER=${issued}; Path=/`;
  expect(readBearer()).toBe(issued);
  expect([passOver(issued), readBearer(), passOver(old)]).toEqual([true, old, false]);
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
