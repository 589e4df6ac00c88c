// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { products } from '#src/contract/admin/products.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { aKey, aProduct, examples } from '#src/contract/examples.ts';
import { overrideTimings } from '#src/app/timings.ts';
import { untilAborted } from '#src/lib/until-aborted.fixtures.ts';
import { inQueryClient } from '../in-query-client.fixtures.tsx';
import { useRead } from '../use-read.ts';
import { searchOf } from './list-endpoint.ts';
import { RowNotFound, useUpdateChangedFields } from './use-update-changed-fields.ts';

const loaded = aProduct({ id: 7, name: 'Rust', shortName: 'rust' });
const typed = { ...examples['products.update'].body, name: 'Rust 2', shortName: 'rust' };

/** Returns a server of these rows; `read` answers in place of it. */
function serve(rows: object[], read?: () => unknown) {
  const events: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') {
      events.push(new URL(request.url).pathname, await request.json());
      return Response.json({});
    }
    const answer = await Promise.race([read?.(), untilAborted(request)]);
    return answer ?? Response.json({ items: rows, total: rows.length });
  });
  return events;
}

const update = () =>
  renderHook(
    () =>
      useUpdateChangedFields(products, loaded, {
        toBody: ({ name, shortName }) => ({ name, shortName }),
        labels: { name: 'Name', shortName: 'Short name' },
        successMessage: 'Saved',
      }),
    { wrapper: inQueryClient() },
  ).result.current;

const hangs = () => new Promise(() => {});
const fails = () => Response.json({ message: 'down' }, { status: 500 });

it.each<[string, object[], (() => unknown) | undefined, object, string]>([
  [
    'the server’s current values of untouched fields',
    [aProduct({ id: 9 }), { ...loaded, shortName: 'rust_eu' }],
    undefined,
    { ...typed, shortName: 'rust_eu' },
    'Saved. Short name was changed by someone else and kept',
  ],
  [
    'the typed value of a field that changed on both sides',
    [{ ...loaded, name: 'R' }],
    undefined,
    typed,
    'Saved',
  ],
  ['all typed values when the row cannot be read', [], fails, typed, 'Saved'],
  ['all typed values when the row does not come in time', [], hangs, typed, 'Saved'],
])('sends %s (LIS-14)', async (_, rows, read, body, done) => {
  onTestFinished(overrideTimings({ timeouts: { currentRow: 50 } }));
  const events = serve(rows, read);
  const edit = update();
  await edit.send({ id: 7, body: typed });
  expect([...events, edit.successMessage()]).toEqual(['/api/admin/products/7', body, done]);
});

it('sends nothing of a deleted row, and reads the list again (LIS-14)', async () => {
  const events = serve([aProduct({ id: 9 }), aProduct({ id: 5 })]);
  const { result } = renderHook(
    () => ({
      list: useRead(products.list, { input: searchOf('', 10) }),
      edit: useUpdateChangedFields(products, loaded, {
        toBody: ({ name }) => ({ name }),
        labels: { name: 'Name' },
        successMessage: 'Saved',
      }),
    }),
    { wrapper: inQueryClient() },
  );
  await vi.waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  const { dataUpdatedAt } = result.current.list;
  await expect(result.current.edit.send({ id: 7, body: typed })).rejects.toBeInstanceOf(RowNotFound);
  await vi.waitFor(() => expect(result.current.list.dataUpdatedAt).toBeGreaterThan(dataUpdatedAt));
  expect(events).toEqual([]);
});

it('compares both values as output by the body’s schema, so that cleaning is no edit', async () => {
  const row = aKey({ id: 7, code: 'A\u200b' });
  const events = serve([{ ...row, code: 'SET-ELSEWHERE' }]);
  const { result } = renderHook(
    () =>
      useUpdateChangedFields(keys, row, {
        toBody: ({ code, product, durationHours }) => ({ code, productId: product?.id, durationHours }),
        labels: { code: 'Code', productId: 'Product', durationHours: 'Duration' },
        successMessage: 'Saved',
      }),
    { wrapper: inQueryClient() },
  );
  const body = { code: 'A', productId: row.product!.id, durationHours: 5 };
  await result.current.send({ id: 7, body });
  expect(events[1]).toEqual({ ...body, code: 'SET-ELSEWHERE' });
});

it('sends nothing when the session has ended meanwhile', async () => {
  const events = serve([], hangs);
  const sent = update().send({ id: 7, body: typed });
  sessionScope.begin();
  await expect(sent).rejects.toBeInstanceOf(SessionEnded);
  expect(events).toEqual([]);
});
