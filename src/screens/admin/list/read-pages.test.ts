// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { pagesOf, readAll } from './read-all.ts';

afterEach(() => vi.unstubAllGlobals());

const row = (id: number | string) => ({ id, name: `Product ${id}`, shortName: `p${id}` });

/** A server with rows 1..n that a test may change between two requests. */
function serve(ids: (number | string)[], meanwhile: (request: number) => void = () => {}, total?: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    asked.push(
      `${query.get('page')}/${query.get('per_page')}/${query.get('sort_direction')}/${query.get('search')}`,
    );
    const from = (Number(query.get('page')) - 1) * 100;
    const answer = { total: total ?? ids.length, items: ids.slice(from, from + 100).map(row) };
    meanwhile(asked.length);
    return Response.json(answer);
  });
  return asked;
}
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const quietly = () => ({ signal: new AbortController().signal, onProgress: () => {} });

it('reads all pages, 100 rows each, with the list’s search', async () => {
  const asked = serve(upTo(250));
  const progress: string[] = [];
  const { rows } = await readAll(
    products.list,
    { search: 'x', descending: true },
    { ...quietly(), onProgress: (read, total) => progress.push(`${read}/${total}`) },
  );
  expect(asked).toEqual(['1/100/asc/x', '2/100/asc/x', '3/100/asc/x']);
  expect(progress).toEqual(['100/250', '200/250', '250/250']);
  expect(rows.map(({ id }) => id)).toEqual(upTo(250).reverse());
});

it('has every row once when rows are added meanwhile', async () => {
  const ids = upTo(150);
  serve(ids, () => ids.push(ids.length + 1));
  const { rows } = await readAll(products.list, { search: '', descending: false }, quietly());
  expect(rows.map(({ id }) => id)).toEqual(upTo(151));
});

it('stops at a page without rows, however many there should be', async () => {
  const asked = serve(upTo(200), () => {}, 1_000_000);
  const { rows, total } = await readAll(products.list, { search: '', descending: false }, quietly());
  expect(asked.length, 'three pages and those read ahead').toBeLessThanOrEqual(6);
  expect([rows.length, total]).toEqual([200, 1_000_000]);
});

it('counts rows that cannot be read, and goes on', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ids: (number | string)[] = upTo(250);
  ids.splice(0, 100, ...Array<string>(100).fill('none'));
  serve(ids);
  const { rows, unread } = await readAll(products.list, { search: '', descending: false }, quietly());
  expect([rows.length, unread]).toEqual([150, 100]);
  warned.mockRestore();
});

it('goes on after a page on which as many rows can be read as not', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ids: (number | string)[] = upTo(150);
  ids.splice(0, 50, ...Array<string>(50).fill('none'));
  serve(ids);
  const { rows, unread } = await readAll(products.list, { search: '', descending: false }, quietly());
  expect([rows.length, unread]).toEqual([100, 50]);
  warned.mockRestore();
});

it('asks for four pages at once after the first, and keeps their order', async () => {
  let running = 0;
  const atOnce: number[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    atOnce.push((running += 1));
    // later pages answer first
    await new Promise((resolve) => setTimeout(resolve, 10 * (5 - page)));
    running -= 1;
    return Response.json({ total: 500, items: upTo(100).map((at) => row((page - 1) * 100 + at)) });
  });
  const progress: number[] = [];
  const { rows } = await readAll(
    products.list,
    { search: '', descending: false },
    { ...quietly(), onProgress: (read) => progress.push(read) },
  );
  expect(atOnce).toEqual([1, 1, 2, 3, 4]);
  expect(rows.map(({ id }) => id)).toEqual(upTo(500));
  expect(progress).toEqual([100, 200, 300, 400, 500]);
});

it('aborts what it has asked for ahead when one page fails', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    signals.push(signal);
    if (page === 2) return Response.json({ message: 'Broken' }, { status: 500 });
    if (page === 1) return Response.json({ total: 500, items: upTo(100).map(row) });
    return new Promise<Response>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  const reading = readAll(products.list, { search: '', descending: false }, quietly());
  await expect(reading).rejects.toThrow('Broken');
  expect(signals.slice(2).map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

it('reads one page after the other for somebody who may stop early', async () => {
  const asked = serve(upTo(1000));
  const { signal } = new AbortController();
  for await (const { items } of pagesOf(products.list, { search: '', descending: true }, signal))
    if (items.some(({ id }) => id > 100)) break;
  expect(asked).toHaveLength(2);
});

it('stops when it is cancelled', async () => {
  const controller = new AbortController();
  const asked = serve(upTo(1000), (request) => request === 2 && controller.abort());
  await expect(
    readAll(products.list, { search: '', descending: true }, { ...quietly(), signal: controller.signal }),
  ).rejects.toThrow();
  expect(asked.length, 'the first page and four at once').toBeLessThanOrEqual(5);
});

it('aborts the calls under way when it is cancelled', async () => {
  const controller = new AbortController();
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', ({ signal }: Request) => {
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const reading = readAll(
    products.list,
    { search: '', descending: true },
    { ...quietly(), signal: controller.signal },
  );
  const failed = expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  controller.abort();
  expect(signals[0]!.aborted).toBe(true);
  await failed;
});
