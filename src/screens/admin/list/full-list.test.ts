// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { setViewer } from '#src/app/viewer.ts';
import { ApiError } from '#src/api/error.ts';
import { jwt } from '#src/contract/session.ts';
import { MOST_ROWS, readWhole, reasonOf, truthOf } from './whole-list.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12, 3), toFake: ['Date'] });
  setViewer({ locale: 'en-GB', timeZone: 'UTC' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setViewer({});
});

const noun = ['product', 'products'] as const;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);

/** A server with these ids, newest first, which a test changes after a request. */
function serve(ids: number[], then: (request: number) => void = () => {}) {
  const sent: number[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    sent.push(page);
    const items = ids.slice((page - 1) * 100, page * 100);
    const reply = {
      total: ids.length,
      items: items.map((id) => ({ id, name: `P${id}`, shortName: `p${id}` })),
    };
    then(sent.length);
    return Response.json(reply);
  });
  return sent;
}

async function read(
  onProgress: (read: number, total: number) => void = () => {},
  stop = new AbortController(),
) {
  const whole = await readWhole(products.list, '', { signal: stop.signal, onProgress });
  return { ids: whole.items.map(({ id }) => id), truth: truthOf(whole, noun), whole };
}

it('reads all pages and says as of when (LIS-15)', async () => {
  serve(upTo(250));
  const { ids, truth } = await read();
  expect(ids).toEqual(upTo(250));
  expect(truth).toBe('250 of 250 products, as of 12:03.');
});

it('rows that are added while it reads are missing, and it says so (LIS-15)', async () => {
  const ids = upTo(250);
  serve(ids, (request) => request === 2 && ids.unshift(252, 251));
  const { whole, truth } = await read();
  expect(new Set(whole.items).size).toBe(250);
  expect(truth).toBe('250 of 252 products, as of 12:03. The list changed while it was read.');
});

it('rows that are deleted while it reads are held, others missed, and it says so (LIS-15)', async () => {
  const ids = upTo(250);
  serve(ids, (request) => request === 1 && ids.splice(0, 3));
  const { ids: held, truth } = await read();
  expect(held).toContain(250);
  expect(held).not.toContain(150);
  expect(truth).toBe('247 of 247 products, as of 12:03. The list changed while it was read.');
});

it('rows that are added and deleted while it reads, so that their number is the same, are noticed (LIS-15)', async () => {
  const ids = upTo(250);
  serve(ids, (request) => request === 1 && (ids.unshift(252, 251), ids.splice(200, 2)));
  expect((await read()).truth).toBe('248 of 250 products, as of 12:03. The list changed while it was read.');
});

it('says when it holds more rows than there are (LIS-15)', async () => {
  const ids = upTo(150);
  serve(ids, (request) => request === 1 && ids.splice(0, 50, ...upTo(40).map((id) => 300 + id)));
  const { whole } = await read();
  expect(truthOf({ ...whole, total: 98, hasChanged: false }, noun)).toMatch(
    /^\d+ products read, 98 there at the end, as of 12:03\.$/,
  );
});

it('keeps what has come when it is stopped (LIS-15)', async () => {
  serve(upTo(950));
  const stop = new AbortController();
  const { truth, ids } = await read((rows) => rows >= 300 && stop.abort(), stop);
  expect(truth).toBe('300 of 950 products, as of 12:03. Stopped: the newest were read.');
  expect(ids).toEqual(upTo(950).slice(0, 300));
});

it('keeps what has come when reading fails midway, with the reason (LIS-15)', async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    if (page > 2) return Response.json({ message: 'Out of memory' }, { status: 500 });
    const items = upTo(100).map((at) => ({ id: page * 1000 + at, name: 'P', shortName: 'p' }));
    return Response.json({ total: 950, items });
  });
  expect((await read()).truth).toBe(
    '200 of 950 products, as of 12:03. Then reading failed. The server answered “Out of memory”',
  );
});

it('throws when nothing was read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Out of memory' }, { status: 500 }));
  await expect(read()).rejects.toMatchObject({ status: 500 });
});

it('holds no more than it may, and asks for no more (LIS-15)', async () => {
  const sent = serve(upTo(20_450));
  const { whole, truth } = await read();
  expect(whole.items).toHaveLength(MOST_ROWS);
  expect(sent.length).toBeLessThan(205);
  expect(truth).toBe(
    '20,000 of 20,450 products, as of 12:03. The newest: at most 20,000 are read, a search finds others.',
  );
});

it('says nothing of a most where that is all there is, nor holds more (LIS-15)', async () => {
  serve(upTo(MOST_ROWS));
  expect((await read()).truth).toBe('20,000 of 20,000 products, as of 12:03.');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  serve([Number.NaN, ...upTo(MOST_ROWS + 150)]);
  const { whole, truth } = await read();
  expect(whole.items).toHaveLength(MOST_ROWS);
  expect(truth).toBe(
    '20,000 of 20,151 products, as of 12:03. The newest: at most 20,000 are read, a search finds others. 1 row could not be read.',
  );
});

it('asks for what the search finds, newest first', async () => {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).searchParams);
    return Response.json({ total: 0, items: [] });
  });
  await readWhole(products.list, 'a b', { signal: new AbortController().signal, onProgress: () => {} });
  expect(asked.map((query) => [query.get('search'), query.get('sort_direction')])).toEqual([['a b', 'desc']]);
});

it('keeps silent about a missing token (USR-6)', () => {
  expect(reasonOf(new ApiError(401, { message: jwt.missing }))).toBe('');
  expect(reasonOf(new ApiError(500, { message: 'Oops' }))).toBe('The server answered “Oops”');
});
