// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { listAt } from '#src/data/list/list-harness.fixtures.tsx';

/** Names that the requirements give (API-2). */
const fromZero = { page: '2', limit: '25', sortField: 'id', sortDirection: 'asc', search: 'a b' };
const fromOne = { page: '3', per_page: '25', sort_field: 'id', sort_direction: 'asc', search: 'a b' };
/** The lists whose pages begin with 1. */
const oneBased = ['/api/admin/products', '/api/admin/hwid-reset/requests'];

it.each(namedEndpoints.filter(([name]) => name.endsWith('.list')))(
  '%s asks for a page, a size, a direction and a search',
  (_, endpoint) => {
    const { asked } = listAt(endpoint as never, '/?page=3&size=25&dir=asc&search=a+b');
    expect(asked.map(({ url }) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
      [endpoint.path, oneBased.includes(endpoint.path) ? fromOne : fromZero],
    ]);
  },
);
