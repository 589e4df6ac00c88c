// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#src/contract/examples.ts';
import { products } from '../contract/admin/products.ts';
import { adminSubscriptions } from '../contract/admin/subscriptions.ts';
import { users } from '../contract/admin/users.ts';
import { sessionScope } from '../api/session-scope.ts';
import { notify } from '../app/notify.ts';
import { createQueryClient } from './query-client.ts';
import { inQueryClient } from './in-query-client.fixtures.tsx';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

let rows: number[];
let status: number;
let asked: string[];
const onGone = vi.fn();

beforeEach(() => {
  rows = [1, 2, 3];
  status = 404;
  asked = [];
  sessionScope.begin();
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    if (method !== 'GET') return Response.json({ message: 'No' }, { status });
    return Response.json({ items: rows.map((id) => aProduct({ id })), total: 3 });
  });
  vi.spyOn(notify, 'error').mockReturnValue('');
});

const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };
const refreshes = [adminSubscriptions.products, products.list];

/** A list, and the deletion of one of its rows. */
async function open(besideAnother = false) {
  const client = createQueryClient();
  const wrapper = inQueryClient(client);
  const hook = renderHook(
    () => {
      useRead(products.list, { input: { query } });
      useRead(users.refs, { enabled: false });
      useRead(users.list, { input: { query }, enabled: besideAnother });
      return useWrite(products.remove, { failed: 'Failed', refreshes, onGone });
    },
    { wrapper },
  );
  await waitFor(() => expect(client.getQueriesData({ queryKey: [products.list.path] })[0]?.[1]).toBeTruthy());
  asked = [];
  const remove = () => act(async () => hook.result.current.run({ id: 2 }));
  return { ...hook, remove, client };
}

const LIST = 'GET /api/admin/products';
const REMOVE = 'DELETE /api/admin/products/2';

describe('a 404 of a write (LIS-9)', () => {
  it('shows no notice for a row that is still there', async () => {
    const { remove } = await open();
    await remove();
    expect(asked).toEqual([REMOVE, LIST]);
    expect(onGone).not.toHaveBeenCalled();
  });

  it.each([
    ['another page of the list', [products.list.path, 'another page'], false],
    ['choices that no field shows', [users.refs.path, null], false],
    ['a list on the page that it does not refresh', [users.list.path, { query }], true],
  ])('ignores %s', async (_, queryKey, besideAnother) => {
    const { remove, client } = await open(besideAnother);
    client.setQueryData(queryKey, { items: [{ id: 2 }], total: 1 });
    rows = [];
    await remove();
    expect(onGone).toHaveBeenCalledOnce();
  });

  it.each([400, 409, 410, 500])('does not apply to %i', async (other) => {
    status = other;
    const { remove } = await open();
    rows = [];
    await remove();
    expect(asked).toEqual([REMOVE]);
    expect(onGone).not.toHaveBeenCalled();
  });
});
