// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionEnded } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { products } from '#src/contract/admin/products.ts';
import { overrideTimings } from '#src/app/timings.ts';
import { listAt } from './list-harness.tsx';
import { useUpdateChangedFields } from './use-update-changed-fields.ts';

const loaded = { id: 7, name: 'Rust', shortName: 'rust' };
const options = {
  toBody: ({ name, shortName }: typeof loaded) => ({ name, shortName }),
  labels: { name: 'Name', shortName: 'Short name' },
  done: 'Saved',
};
const page = (...items: object[]) => ({ items, total: 11 });

let restoreTimings: () => void;
beforeEach(() => (restoreTimings = overrideTimings({ patience: { currentRow: 50 } })));
afterEach(() => {
  restoreTimings();
  vi.unstubAllGlobals();
});

/** The second page of products is shown, and the name of `loaded` is changed. */
async function renamed() {
  const harness = listAt(products.list, '/?page=2', () => useUpdateChangedFields(products, loaded, options));
  await act(async () => harness.last().answer(page(loaded)));
  const sent = harness.result.current.more.send({ id: 7, body: { name: 'Rust 2', shortName: 'rust' } });
  await waitFor(() => expect(harness.asked.length).toBeGreaterThan(1));
  const [, ...asked] = harness.asked;
  return { ...harness, sent, reread: asked[0]! };
}

/** Answers the write and returns what it sent. */
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
    expect(harness.reread.url.searchParams.get('page')).toBe('2');
    harness.reread.answer(
      page({ id: 9, name: 'New', shortName: 'new' }, { ...loaded, shortName: 'rust_eu' }),
    );
    expect(await written(harness)).toEqual({ name: 'Rust 2', shortName: 'rust_eu' });
    expect(harness.result.current.list.rows).toEqual([loaded]);
    expect(harness.result.current.more.done()).toBe('Saved. Short name was changed meanwhile and kept');
  });

  it('prefers the typed value of a field that changed on both sides', async () => {
    const harness = await renamed();
    harness.reread.answer(page({ ...loaded, name: 'Rust EU' }));
    expect(await written(harness)).toEqual({ name: 'Rust 2', shortName: 'rust' });
    expect(harness.result.current.more.done()).toBe('Saved');
  });

  it.each<[string, (reread: { answer(body: unknown, status?: number): void }) => void]>([
    ['is gone from the page', ({ answer }) => answer(page())],
    ['cannot be read', ({ answer }) => answer({ message: 'down' }, 500)],
    ['does not come in time', () => {}],
  ])('sends the whole as it was typed when the row %s', async (_, then) => {
    const harness = await renamed();
    then(harness.reread);
    expect(await written(harness)).toEqual({ name: 'Rust 2', shortName: 'rust' });
  });

  it('sends nothing when the session has ended meanwhile', async () => {
    const harness = await renamed();
    const failed = expect(harness.sent).rejects.toBeInstanceOf(SessionEnded);
    sessionScope.begin();
    await failed;
    expect(harness.asked).toHaveLength(2);
  });
});
