import { call } from '#src/api/call.ts';
import { limits } from '#src/contract/limits.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { lastPage, type ListState, queryOf } from './list-state.ts';

const size = Math.max(...limits.pageSizes);

/** What there was to read. */
export interface AllRows<Row> {
  rows: Row[];
  /** Rows that came and could not be read. */
  unread: number;
  /** How many rows there are, as the server says. */
  total: number;
}

/**
 * Every row that a list's search finds, read 100 at a time, until a page comes empty. Read from the oldest to
 * the newest, so that rows added meanwhile come last and push none across a page's edge.
 * @param onProgress rows read so far, and how many there are
 * @throws what `call` throws, also the AbortError of `signal`; nothing is skipped silently
 */
export async function readAll<E extends ListEndpoint>(
  endpoint: E,
  { search, descending }: Pick<ListState, 'search' | 'descending'>,
  { signal, onProgress }: { signal: AbortSignal; onProgress(read: number, total: number): void },
): Promise<AllRows<RowOf<E>>> {
  const rows = new Map<number, RowOf<E>>();
  const read = { total: 0, unread: 0 };
  for (let page = 0, last = 0; page <= last; page++) {
    const { items, total, unread } = await call<ListEndpoint>(
      endpoint,
      { query: queryOf({ page, size, search, descending: false }) },
      { signal },
    );
    signal.throwIfAborted();
    for (const row of items as RowOf<E>[]) rows.set(row.id, row);
    onProgress(rows.size, total);
    read.total = total;
    read.unread += unread;
    if (items.length + unread === 0) break;
    last = lastPage(total, size);
  }
  const all = [...rows.values()];
  return { ...read, rows: descending ? all.reverse() : all };
}
