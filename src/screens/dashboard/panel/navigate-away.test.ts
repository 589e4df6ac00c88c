// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { config } from '#src/app/config.ts';
import { redirect, navigateAway } from './navigate-away.ts';

const to = vi.fn();
beforeEach(() => {
  vi.spyOn(redirect, 'assign').mockImplementation(to);
  config.checkoutOrigins = '';
});

it.each([
  ['https://pay.example.com/c/1?a=b#c', 'https://pay.example.com/c/1?a=b#c'],
  [' https://pay.example.com/ ', 'https://pay.example.com/'],
  ['/mock/checkout/1', 'http://localhost:3000/mock/checkout/1'],
  ['http://localhost:3000/mock/checkout/1', 'http://localhost:3000/mock/checkout/1'],
  ['http://localhost:4242/', 'http://localhost:4242/'],
  ['http://127.0.0.1:4242/pay', 'http://127.0.0.1:4242/pay'],
  ['http://[::1]/pay', 'http://[::1]/pay'],
  ['http://app.localhost/pay', 'http://app.localhost/pay'],
])('follows %s', (url, href) => {
  expect(navigateAway(url)).toBe(true);
  expect(to).toHaveBeenCalledExactlyOnceWith(href);
});

it.each([
  '',
  '  ',
  'http://',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:http://evil.example/1',
  'blob:http://localhost:3000/1',
  'filesystem:http://localhost:3000/temporary/1',
  'file:///etc/passwd',
  'mailto:a@b.c',
  'http://evil.example/',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  '//evil.example/p',
  '\\\\evil.example\\p',
  '/\\evil.example/p',
  '\\/evil.example',
  ' //evil.example',
  '\t//localhost:3000/',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://good.example@evil.example/',
  'https://user:secret@pay.example.com/',
  'http://user@localhost:3000/',
])('does not follow %j (API-5)', (url) => {
  expect(navigateAway(url)).toBe(false);
  expect(to).not.toHaveBeenCalled();
});

it.each<[string, boolean]>([
  ['https://pay.example.com/c/1', true],
  ['https://second.example/c', true],
  ['/mock/checkout/1', true],
  ['https://pay.example.com.evil.example/', false],
  ['https://evil.example/', false],
  ['https://pay.example.com:8443/', false],
])('follows only listed origins and its own: %s: %s', (url, isFollowed) => {
  config.checkoutOrigins = 'https://pay.example.com, https://second.example';
  expect(navigateAway(url)).toBe(isFollowed);
});
