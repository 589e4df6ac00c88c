import { afterEach, expect, it } from 'vitest';
import { placeName } from './page-names.ts';
import { wayBack } from './way-back.ts';

afterEach(() => wayBack.forget());

it('is the path of that person, and nobody else’s', () => {
  wayBack.remember('ada', '/admin/keys?page=2');
  expect([wayBack.of('ada'), wayBack.of('ben')]).toEqual(['/admin/keys?page=2', undefined]);
  wayBack.forget();
  expect(wayBack.of('ada')).toBeUndefined();
});

it('is the last one', () => {
  wayBack.remember('ada', '/dash');
  wayBack.remember('ada', '/admin/users');
  expect(wayBack.of('ada')).toBe('/admin/users');
});

it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', 'dash', ''])(
  'never leads to another origin: %j',
  (path) => {
    wayBack.remember('ada', path);
    expect(wayBack.of('ada')).toBeUndefined();
  },
);

it.each([
  ['/dash', 'Dashboard'],
  ['/admin/keys', 'Keys'],
  ['/admin/keys?page=2', 'Keys, page 2'],
  ['/admin/keys?search=a&page=12', 'Keys, page 12'],
  ['/admin/keys?page=1', 'Keys'],
  ['/admin/hwid?page=0', 'HWID reset requests'],
  ['/admin/users?page=x2', 'Users'],
  ['/admin/users?page=2x', 'Users'],
  ['/admin/products?page=', 'Products'],
  ['/admin/subs', 'Subscriptions'],
  ['/admin/invites', 'Invites'],
  ['/somewhere?page=3', 'where you were, page 3'],
])('%s is called %s', (path, name) => expect(placeName(path)).toBe(name));
