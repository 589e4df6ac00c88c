import { call } from '#src/api/call.ts';
import { limits } from '#src/contract/limits.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { lastPage, type ListState, queryOf } from './list-state.ts';

export const PAGE_SIZE = Math.max(...limits.pageSizes);

/** The rows of all pages. */
export interface AllRows<Row> {
  rows: Row[];
  /** How many rows were invalid and are missing. */
  unread: number;
  /** The total that the server reported. */
  total: number;
}

type Order = Pick<ListState, 'search' | 'descending'>;

/** How many requests of `readAll` run at once; browsers open six connections to a host. */
export const REQUESTS_AT_ONCE = 4;

/**
 * Reads a list page by page, a hundred rows each, until a page is empty. The pages come in order, also when
 * several are read at once. Those that are not wanted any more are aborted.
 * @throws what `call` throws, including the AbortError of `signal`
 */
export async function* pagesOf<E extends ListEndpoint>(
  endpoint: E,
  order: Order,
  signal: AbortSignal,
  atOnce = 1,
): AsyncGenerator<Reply<E>> {
  const stopped = new AbortController();
  const stop = () => stopped.abort(signal.reason);
  const read = (page: number) =>
    call<ListEndpoint>(
      endpoint,
      { query: queryOf({ page, size: PAGE_SIZE, ...order }) },
      { signal: stopped.signal },
    );
  const ahead: ReturnType<typeof read>[] = [];
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  try {
    for (let page = 0, last = 0; page <= last; page++) {
      while (ahead.length < Math.min(atOnce, last - page + 1)) {
        const reply = read(page + ahead.length);
        reply.catch(() => undefined); // it may never be awaited
        ahead.push(reply);
      }
      const reply = await ahead.shift()!;
      signal.throwIfAborted();
      yield reply as Reply<E>;
      if (reply.items.length + reply.unread === 0) return;
      last = lastPage(reply.total, PAGE_SIZE);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stopped.abort();
  }
}

/**
 * Reads all rows that match a search, oldest first, so that rows added meanwhile do not shift the pages.
 * @param onProgress rows read so far, and the total
 * @throws what `call` throws, including the AbortError of `signal`
 */
export async function readAll<E extends ListEndpoint>(
  endpoint: E,
  { search, descending }: Order,
  { signal, onProgress }: { signal: AbortSignal; onProgress(read: number, total: number): void },
): Promise<AllRows<RowOf<E>>> {
  const rows = new Map<number, RowOf<E>>();
  const read = { total: 0, unread: 0 };
  const oldestFirst = { search, descending: false };
  for await (const { items, total, unread } of pagesOf(endpoint, oldestFirst, signal, REQUESTS_AT_ONCE)) {
    for (const row of items as RowOf<E>[]) rows.set(row.id, row);
    onProgress(rows.size, total);
    read.total = total;
    read.unread += unread;
  }
  const all = [...rows.values()];
  return { ...read, rows: descending ? all.reverse() : all };
}
