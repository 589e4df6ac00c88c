// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deleteCookie, readCookies } from './cookie.ts';

afterEach(() => void deleteCookie('BEARER'));

it.each([
  ['abc.def', 'abc.def'],
  ['a%20b', 'a b'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['100%', '100%'],
])('reads %s as %s', (value, read) => {
  document.cookie = `BEARER=${value}; Path=/`;
  expect(readCookies('BEARER')).toEqual([read]);
});

it('tells cookies of similar names apart, and reads a missing one as undefined', () => {
  document.cookie = 'XBEARER=other; Path=/';
  expect(readCookies('BEARER')).toEqual([]);
  deleteCookie('XBEARER');
});

it('reads and deletes all of a name, of whatever path', () => {
  history.replaceState(null, '', '/dash/keys');
  for (const path of ['/', '/dash', '/dash/keys/']) document.cookie = `BEARER=of${path}; Path=${path}`;
  history.replaceState(null, '', '/dash/keys/');
  expect(readCookies('BEARER')).toEqual(['of/dash/keys/', 'of/dash', 'of/']);
  deleteCookie('BEARER');
  expect(document.cookie).toBe('');
});

it('reads none where cookies are forbidden', () => {
  const forbid = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbid, set: forbid }));
  expect(readCookies('BEARER')).toEqual([]);
  expect(() => deleteCookie('BEARER')).not.toThrow();
});
