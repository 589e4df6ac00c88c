// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { pagesOf } from './pages.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => aProduct({ id: count - at }));

it('reads one page after the other for a caller that may stop early', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const query = new URL(url).searchParams;
    asked.push(
      `${query.get('page')}/${query.get('per_page')}/${query.get('sort_direction')}/${query.get('search')}`,
    );
    const page = Number(query.get('page'));
    return Response.json({ total: 1000, items: upTo(1000).slice((page - 1) * 100, page * 100) });
  });
  for await (const { items } of pagesOf(products.list, 'x', new AbortController().signal))
    if (items.some(({ id }) => id <= 900)) break;
  expect(asked).toEqual(['1/100/desc/x', '2/100/desc/x']);
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
    return Response.json({ total: 500, items: upTo(500).slice((page - 1) * 100, page * 100) });
  });
  const ids: number[] = [];
  for await (const { items } of pagesOf(products.list, '', new AbortController().signal, 4))
    ids.push(...items.map(({ id }) => id));
  expect(atOnce).toEqual([1, 1, 2, 3, 4]);
  expect(ids).toEqual(upTo(500).map(({ id }) => id));
});

it('aborts the pages it has asked for ahead when one page fails', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async ({ url, signal }: Request) => {
    const page = Number(new URL(url).searchParams.get('page'));
    signals.push(signal);
    if (page === 2) return Response.json({ message: 'Broken' }, { status: 500 });
    if (page === 1) return Response.json({ total: 500, items: upTo(100) });
    return new Promise<Response>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  const pages = pagesOf(products.list, '', new AbortController().signal, 4);
  await pages.next();
  await expect(pages.next()).rejects.toThrow('Broken');
  expect(signals.slice(2).map(({ aborted }) => aborted)).toEqual([true, true, true]);
});
