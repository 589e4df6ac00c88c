// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { listAt } from '#src/data/list/list-harness.fixtures.tsx';
import { useAdminList } from './filter/use-admin-list.ts';
import { useUpcoming } from './use-upcoming.ts';

const options = { noun: ['row', 'rows'] as const, columns: [], failed: 'Error fetching' };

it('takes page and order from the address at once, and the size from the server (LIS-2)', async () => {
  const renders: unknown[] = [];
  const { asked, result } = listAt(products.list, '/', () => {
    const { list } = useAdminList(products.list, options);
    const { isAhead, page, size, sorting } = useUpcoming(list);
    renders.push([isAhead, page, size, sorting.desc, list.controls.state.page]);
    return list;
  });
  // one of 30 rows, where ten were asked for
  await act(async () => asked.forEach((each) => each.answer({ total: 30, items: [aProduct({ id: 30 })] })));
  await waitFor(() => expect(result.current.more.source.total).toBe(30));
  renders.length = 0;
  act(() => result.current.change({ order: { id: 'id', desc: false }, page: 2 }));
  expect(renders[0]).toEqual([true, 2, 1, false, 0]);
  expect(renders.at(-1)).toEqual([false, 2, 1, false, 2]);
});
