// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { products } from '#src/contract/admin/products.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import type { ListEndpoint } from '#src/data/list-endpoint.ts';
import { listAt } from './list-harness.tsx';

/** Names that the documents give, by list (API-2). */
const fromZero = { page: '2', limit: '25', sortField: 'id', sortDirection: 'asc', search: 'a b' };
const fromOne = { page: '3', per_page: '25', sort_field: 'id', sort_direction: 'asc', search: 'a b' };
const wire: [string, ListEndpoint, typeof fromZero | typeof fromOne][] = [
  ['/api/admin/users', users.list, fromZero],
  ['/api/admin/subscriptions', adminSubscriptions.list, fromZero],
  ['/api/admin/products', products.list, fromOne],
  ['/api/admin/keys', keys.list, fromZero],
  ['/api/admin/hwid-reset/requests', hwidRequests.list, fromOne],
  ['/api/admin/invites', adminInvites.list, fromZero],
];

it.each(wire)('GET %s asks for a page, a size, a direction and a search', (path, endpoint, query) => {
  const { asked } = listAt(endpoint, '/?page=3&size=25&dir=asc&search=a+b');
  expect(asked.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
    [path, query],
  ]);
});
