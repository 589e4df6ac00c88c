// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deleteCookie, readCookie } from './cookie.ts';

afterEach(() => void deleteCookie('BEARER'));

it.each([
  ['abc.def', 'abc.def'],
  ['a%20b', 'a b'],
  ['a=b=c', 'a=b=c'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['100%', '100%'],
])('reads %s as %s', (value, read) => {
  document.cookie = `BEARER=${value}; Path=/`;
  expect(readCookie('BEARER')).toBe(read);
});

it('tells cookies of similar names apart, and reads a missing one as undefined', () => {
  document.cookie = 'XBEARER=other; Path=/';
  expect(readCookie('BEARER')).toBeUndefined();
  deleteCookie('XBEARER');
});

it('deletes', () => {
  document.cookie = 'BEARER=x; Path=/';
  deleteCookie('BEARER');
  expect(document.cookie).toBe('');
});

it('reads none where cookies are forbidden', () => {
  const forbid = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbid, set: forbid }));
  expect(readCookie('BEARER')).toBeUndefined();
  expect(() => deleteCookie('BEARER')).not.toThrow();
});
