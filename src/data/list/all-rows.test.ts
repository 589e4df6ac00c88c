// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { fetchAllRows, fetchAllRowsVerified, pagesOf } from './all-rows.ts';
import { serveProducts, upTo } from './products-server.fixtures.ts';

const failing = () => Response.json({ message: 'Out of memory' }, { status: 500 });

async function read(
  onProgress: (read: number, total: number) => void = () => {},
  stop = new AbortController(),
) {
  const full = await fetchAllRows(products.list, '', { signal: stop.signal, onProgress, limit: 20_000 });
  return { ids: full.items.map(({ id }) => id), full };
}

it('reads all pages, and the first page again at the end (LIS-8, LIS-15)', async () => {
  const asked = serveProducts({ ids: upTo(250) });
  const progress: string[] = [];
  const { ids, full } = await read((rows, total) => progress.push(`${rows}/${total}`));
  expect(ids).toEqual(upTo(250));
  expect(full).toMatchObject({ total: 250, mayMissRows: false, ended: undefined });
  expect(progress).toEqual(['100/250', '200/250', '250/250']);
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 1]);
});

it('returns every row once, with rows added meanwhile (LIS-8, LIS-15)', async () => {
  const ids = upTo(250);
  serveProducts({ ids, onAnswer: (page) => page === 2 && ids.unshift(252, 251) });
  const { full, ids: read252 } = await read();
  expect(read252).toEqual(upTo(252));
  expect([full.total, full.mayMissRows]).toEqual([252, false]);
});

it.each<[string, (ids: number[]) => void]>([
  ['deleted', (ids) => ids.splice(0, 3)],
  ['deleted, and as many added', (ids) => (ids.splice(200, 2), ids.unshift(252, 251))],
])(
  'notes that rows were %s while reading, so that rows may be missing (LIS-8, LIS-15)',
  async (_, change) => {
    const ids = upTo(250);
    const asked = serveProducts({ ids, onAnswer: () => asked.length === 1 && change(ids) });
    expect((await read()).full.mayMissRows).toBe(true);
  },
);

it.each([
  ['the caller stops', 300, { ended: 'stopped' }],
  ['reading fails midway', 200, { ended: 'failed', error: { status: 500 } }],
])('keeps the rows read when %s, with the reason (LIS-15)', async (_, rows, reason) => {
  serveProducts({ ids: upTo(950), instead: (page) => rows === 200 && page > 2 && failing() });
  const stop = new AbortController();
  const { full, ids } = await read((seen) => seen >= 300 && stop.abort(), stop);
  expect(full).toMatchObject({ total: 950, ...reason });
  expect(ids).toEqual(upTo(950).slice(0, rows));
});

it('throws if nothing was read', async () => {
  serveProducts({ ids: [], instead: failing });
  await expect(read()).rejects.toMatchObject({ status: 500 });
});

it('reads all rows of a server with smaller pages than requested (LIS-8)', async () => {
  const asked = serveProducts({ ids: upTo(130), size: 50 });
  expect((await read()).ids).toEqual(upTo(130));
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 1]);
});

it('stops at an empty page, whatever the total', async () => {
  const asked = serveProducts({ ids: upTo(200), total: 1_000_000 });
  const { full } = await read();
  expect(asked.length, 'three pages, those read ahead, and the first again').toBeLessThanOrEqual(7);
  expect([full.items.length, full.total]).toEqual([200, 1_000_000]);
});

const sure = (search = '') =>
  fetchAllRowsVerified(products.list, search, { signal: new AbortController().signal, onProgress() {} });

it.each<[string, (ids: number[]) => unknown, number, number, boolean]>([
  ['newest rows are deleted, once', (ids) => ids.splice(0, 4), 1, 246, false],
  ['newest rows are deleted again and again', (ids) => ids.splice(0, 4), 9, 242, true],
  ['as many go as come', (ids) => (ids.splice(120, 2), ids.unshift(252, 251)), 1, 250, false],
  ['an older row enters the search', (ids) => ids.splice(40, 0, 900), 1, 251, false],
  ['a hundred are added', (ids) => ids.unshift(...upTo(350).slice(0, 100)), 1, 350, false],
])('reads the list once more if %s meanwhile (LIS-8)', async (_, change, times, count, mayMissRows) => {
  const ids = upTo(250);
  serveProducts({ ids, onAnswer: (page) => page === 1 && times-- > 0 && change(ids) });
  const full = await sure();
  expect([full.items.length, full.mayMissRows]).toEqual([count, mayMissRows]);
});

it('reads the list once more if the server sends fewer rows than its total (LIS-8)', async () => {
  const asked = serveProducts({ ids: [5, 4, 3], total: 1003 });
  await sure();
  expect(asked.filter(({ page }) => page === 1)).toHaveLength(4); // each reading begins and ends with the first page
});

it('loses no row if a row stops and an older row starts matching the search (LIS-8)', async () => {
  const ids = upTo(250).map((id) => id * 2);
  let isRead = false;
  const swap = () => isRead || ((isRead = true), ids.splice(120, 1), ids.splice(230, 0, 39));
  serveProducts({ ids, onAnswer: (page) => page === 2 && swap() });
  const { items, mayMissRows } = await sure('Now');
  expect([items.map(({ id }) => id), mayMissRows]).toEqual([ids, false]);
});

it('counts invalid rows and continues (LIS-15)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serveProducts({ ids: [...Array<number>(100).fill(Number.NaN), ...upTo(150)] });
  const { full } = await read();
  expect([full.items.length, full.invalidCount]).toEqual([150, 100]);
});

it('reads no more than the maximum (LIS-15)', async () => {
  const asked = serveProducts({ ids: upTo(20_450) });
  const { full } = await read();
  expect([full.items.length, full.ended]).toEqual([20_000, 'limit']);
  expect(asked.length).toBeLessThan(205);
});

it('reads one page after the other for a caller that may stop early', async () => {
  const asked = serveProducts({ ids: upTo(1000) });
  for await (const { items } of pagesOf(products.list, 'Now', new AbortController().signal, 1))
    if (items.some(({ id }) => id <= 900)) break;
  expect(asked).toMatchObject([1, 2].map((page) => ({ page, search: 'Now' })));
});

it('asks for four pages at once after the first, and keeps their order', async () => {
  let running = 0;
  const atOnce: number[] = [];
  async function instead(page: number) {
    atOnce.push((running += 1));
    // later pages answer first
    await new Promise((resolve) => setTimeout(resolve, 10 * (5 - page)));
    running -= 1;
  }
  serveProducts({ ids: upTo(500), instead });
  const ids: number[] = [];
  for await (const { items } of pagesOf(products.list, '', new AbortController().signal))
    ids.push(...items.map(({ id }) => id));
  expect(atOnce).toEqual([1, 1, 2, 3, 4]);
  expect(ids).toEqual(upTo(500));
});

it('aborts the other requested pages if a page fails', async () => {
  const instead = (page: number) => page > 1 && (page === 2 ? failing() : new Promise(() => {}));
  const asked = serveProducts({ ids: upTo(500), instead });
  const pages = pagesOf(products.list, '', new AbortController().signal);
  await pages.next();
  await expect(pages.next()).rejects.toThrow('Out of memory');
  expect(asked.slice(2).map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
});
