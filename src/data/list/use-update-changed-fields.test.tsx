// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { products } from '#src/contract/admin/products.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { aKey, aProduct, examples } from '#src/contract/examples.ts';
import { overrideTimings } from '#src/app/timings.ts';
import { RowNotFound } from './find-row.ts';
import { listAt } from './list-harness.fixtures.tsx';
import { useUpdateChangedFields } from './use-update-changed-fields.ts';

const loaded = aProduct({ id: 7, name: 'Rust', shortName: 'rust' });
const options = {
  toBody: ({ name, shortName }: typeof loaded) => ({ name, shortName }),
  nameOf: ({ name }: typeof loaded) => name,
  labels: { name: 'Name', shortName: 'Short name' },
  done: 'Saved',
};
const typed = { ...examples['products.update'].body, name: 'Rust 2', shortName: 'rust' };
const page = (...items: object[]) => ({ items, total: 11 });

/** The second page of products is shown, and the name of `loaded` is changed. */
async function renamed() {
  const harness = listAt(products.list, '/?page=2', () => useUpdateChangedFields(products, loaded, options));
  await act(async () => harness.last().answer(page(loaded)));
  const sent = harness.result.current.more.send({ id: 7, body: typed });
  await waitFor(() => expect(harness.asked.length).toBeGreaterThan(1));
  const [, ...asked] = harness.asked;
  return { ...harness, sent, reread: asked[0]! };
}

async function written({ last, sent }: Awaited<ReturnType<typeof renamed>>) {
  await waitFor(() => expect(last().method).toBe('PUT'));
  const { url, body, answer } = last();
  expect(url.pathname).toBe('/api/admin/products/7');
  answer({});
  await sent;
  return body();
}

describe('useUpdateChangedFields', () => {
  it('reloads the page and sends the current value of untouched fields (LIS-14)', async () => {
    const harness = await renamed();
    expect(harness.reread.method).toBe('GET');
    expect(harness.reread.url.searchParams.get('per_page')).toBe('100');
    harness.reread.answer(page(aProduct({ id: 9 }), { ...loaded, shortName: 'rust_eu' }));
    expect(await written(harness)).toEqual({ ...typed, shortName: 'rust_eu' });
    expect(harness.result.current.list.rows).toEqual([loaded]);
    expect(harness.result.current.more.done()).toBe('Saved. Short name was changed by someone else and kept');
  });

  it('prefers the typed value of a field that changed on both sides', async () => {
    const harness = await renamed();
    harness.reread.answer(page({ ...loaded, name: 'Rust EU' }));
    expect(await written(harness)).toEqual(typed);
    expect(harness.result.current.more.done()).toBe('Saved');
  });

  it.each<[string, (reread: { answer(body: unknown, status?: number): void }) => void]>([
    ['cannot be read', ({ answer }) => answer({ message: 'down' }, 500)],
    ['does not come in time', () => {}],
  ])('sends the whole as it was typed when the row %s', async (_, then) => {
    onTestFinished(overrideTimings({ patience: { currentRow: 50 } }));
    const harness = await renamed();
    then(harness.reread);
    expect(await written(harness)).toEqual(typed);
  });

  it('sends nothing of a row that is not found, and reads the list again (LIS-14)', async () => {
    const harness = await renamed();
    const failed = expect(harness.sent).rejects.toBeInstanceOf(RowNotFound);
    harness.reread.answer({
      items: [aProduct({ id: 9 }), { ...loaded, id: 5 }],
      total: 11,
    });
    await failed;
    expect(harness.asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  it('compares what the schema of the body makes of both, so that a cleaned value is no edit', async () => {
    const row = aKey({ id: 7, code: 'A\u200b' });
    const edit = ({ code, product, durationHours }: typeof row) => ({
      code,
      productId: product?.id,
      durationHours,
    });
    const harness = listAt(keys.list, '/', () =>
      useUpdateChangedFields(keys, row, {
        toBody: edit,
        nameOf: ({ code }) => code,
        labels: { code: 'Code', productId: 'Product', durationHours: 'Duration' },
        done: 'Saved',
      }),
    );
    await act(async () => harness.last().answer({ items: [row], total: 1 }));
    const body = { code: 'A', productId: row.product!.id, durationHours: 5 };
    const sent = harness.result.current.more.send({ id: 7, body });
    await waitFor(() => expect(harness.asked).toHaveLength(2));
    harness.last().answer({ items: [{ ...row, code: 'SET-ELSEWHERE' }], total: 1 });
    await waitFor(() => expect(harness.last().method).toBe('PUT'));
    expect(await harness.last().body()).toEqual({ ...body, code: 'SET-ELSEWHERE' });
    harness.last().answer({});
    await sent;
  });

  it('sends nothing when the session has ended meanwhile', async () => {
    const harness = await renamed();
    const failed = expect(harness.sent).rejects.toBeInstanceOf(SessionEnded);
    sessionScope.begin();
    await failed;
    expect(harness.asked).toHaveLength(2);
  });
});
