// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ListCount } from './ListCount.tsx';
import type { List } from './use-list.ts';

afterEach(cleanup);

it.each<[Partial<List<any>>, string]>([
  [{ total: 3 }, '3 keys'],
  [{ total: 3, unread: 1 }, '3 keys · 1 row could not be read'],
  [{ total: 3, unread: 2 }, '3 keys · 2 rows could not be read'],
  [{ total: 3, unread: 3, status: 'failed' }, '3 rows could not be read'],
  [{ status: 'loading' }, ''],
])('%j: %s', (list, text) => {
  const state = { search: '' } as List<any>['state'];
  render(
    <ListCount
      list={{ status: 'rows', total: 0, unread: 0, state, ...list } as List<any>}
      noun={['key', 'keys']}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(text);
});
