import { call } from '#src/api/call.ts';
import { limits } from '#src/contract/limits.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { lastPage, type ListState, queryOf } from './list-state.ts';

const size = Math.max(...limits.pageSizes);

/** The rows of all pages. */
export interface AllRows<Row> {
  rows: Row[];
  /** How many rows were invalid and are missing. */
  unread: number;
  /** The total that the server reported. */
  total: number;
}

/**
 * Reads all rows that match a search, in pages of 100, until a page is empty. Oldest first, so that rows
 * added meanwhile do not shift the pages.
 * @param onProgress rows read so far, and the total
 * @throws what `call` throws, including the AbortError of `signal`
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
