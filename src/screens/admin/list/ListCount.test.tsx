// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListCount } from './ListCount.tsx';
import type { Source } from '#src/data/list/list.ts';
import type { List } from './slots.ts';

it.each<[Partial<Source<never>>, string]>([
  [{ total: 3 }, '3 keys'],
  [{ total: 3, invalidCount: 1 }, '3 keys · 1 row could not be read'],
  [{ total: 3, invalidCount: 2 }, '3 keys · 2 rows could not be read'],
  [{ total: 3, invalidCount: 3, status: 'failed' }, '3 rows could not be read'],
  [{ status: 'loading' }, ''],
  [{ status: 'silent' }, ''],
])('writes %j as %s', (source, text) => {
  const list = {
    source: { status: 'rows', total: 0, invalidCount: 0, ...source },
    controls: { state: { search: '' } },
  } as unknown as List<unknown>;
  render(<ListCount list={list} noun={['key', 'keys']} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
