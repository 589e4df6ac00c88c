import { call } from '#src/api/call.ts';
import { limits } from '#src/contract/limits.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { lastPage, type ListState, queryOf } from './list-state.ts';

const size = Math.max(...limits.pageSizes);

/**
 * Every row that a list's search finds, read 100 at a time.
 * Read from the oldest to the newest, so that rows added meanwhile come last and push none across a page's edge.
 * @param onProgress rows read so far, and how many there are
 * @throws what `call` throws, also the AbortError of `signal`; nothing is skipped silently
 */
export async function readAll<E extends ListEndpoint>(
  endpoint: E,
  { search, descending }: Pick<ListState, 'search' | 'descending'>,
  { signal, onProgress }: { signal: AbortSignal; onProgress(read: number, total: number): void },
): Promise<RowOf<E>[]> {
  const rows = new Map<number, RowOf<E>>();
  for (let page = 0, last = 0; page <= last; page++) {
    const { items, total } = await call<ListEndpoint>(endpoint, { query: queryOf({ page, size, search, descending: false }) }, { signal });
    signal.throwIfAborted();
    for (const row of items as RowOf<E>[]) rows.set(row.id, row);
    onProgress(rows.size, total);
    last = lastPage(total, size);
  }
  const all = [...rows.values()];
  return descending ? all.reverse() : all;
}
