// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keyLink } from './key-link.ts';

beforeEach(() => sessionStorage.clear());

it.each([
  ['?redeem=ABCD-1234', 'ABCD-1234'],
  ['?a=1&redeem=%20abcd%20', 'abcd'],
  [`?redeem=${'A'.repeat(255)}`, 'A'.repeat(255)],
  [`?redeem=${'A'.repeat(256)}`, ''],
  ['?redeem=AB CD', ''],
  ['?redeem=<b>', ''],
  ['?redeem=%C3%84', ''],
  ['?redeem=', ''],
  ['', ''],
])('reads %s as %j', (search, key) => expect(keyLink.read(search)).toBe(key));

it('keeps a key until it is forgotten (RED-3)', () => {
  keyLink.keep('?success&redeem=ABCD-1234');
  expect(keyLink.kept()).toBe('?redeem=ABCD-1234');
  keyLink.keep('?other=1');
  expect(keyLink.kept()).toBe('?redeem=ABCD-1234');
  keyLink.forget();
  expect(keyLink.kept()).toBe('');
});

it('takes nothing from the storage that is no key', () => {
  sessionStorage.setItem('key-to-redeem', 'A&success');
  expect(keyLink.kept()).toBe('');
});

it('is kept in this tab only', () => {
  keyLink.keep('?redeem=ABCD-1234');
  expect(JSON.stringify(localStorage)).not.toContain('ABCD');
});

it('leaves the rest of a query', () => expect(keyLink.without('?a=1&redeem=X&b=2')).toBe('a=1&b=2'));
