// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { departure, navigateAway } from './navigate-away.ts';

const to = vi.spyOn(departure, 'to').mockImplementation(() => {});
afterEach(() => to.mockClear());

it.each([
  ['https://pay.example.com/c/1?a=b#c', 'https://pay.example.com/c/1?a=b#c'],
  ['http://pay.example.com/', 'http://pay.example.com/'],
  ['/mock/checkout/1', 'http://localhost:3000/mock/checkout/1'],
])('%s is followed', (url, href) => {
  expect(navigateAway(url)).toBe(true);
  expect(to).toHaveBeenCalledExactlyOnceWith(href);
});

it.each(['', '  ', 'javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'blob:http://localhost/1', 'file:///etc/passwd', 'http://'])(
  '%j is not',
  (url) => {
    expect(navigateAway(url)).toBe(false);
    expect(to).not.toHaveBeenCalled();
  },
);
