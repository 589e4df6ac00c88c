// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deleteCookie, readCookies } from './cookie.ts';

afterEach(() => void deleteCookie('XBEARER'));

it('reads and deletes all cookies of a name, of any path, and leaves similar names', () => {
  document.cookie = 'XBEARER=other; Path=/';
  history.replaceState(null, '', '/dash/keys');
  for (const path of ['/', '/dash', '/dash/keys/']) document.cookie = `BEARER=of${path}; Path=${path}`;
  history.replaceState(null, '', '/dash/keys/');
  expect(readCookies('BEARER')).toEqual(['of/dash/keys/', 'of/dash', 'of/']);
  deleteCookie('BEARER');
  expect(document.cookie).toBe('XBEARER=other');
});

it('reads no cookie if cookies are blocked', () => {
  const forbid = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: forbid, set: forbid }));
  expect(readCookies('BEARER')).toEqual([]);
  expect(() => deleteCookie('BEARER')).not.toThrow();
});
