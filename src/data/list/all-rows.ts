import { SessionEnded } from '#src/api/error.ts';
import { type ListEndpoint, REQUESTS_AT_ONCE, type RowOf } from './list-endpoint.ts';
import { PAGE_SIZE, pagesOf, fetchPage } from './pages.ts';

/** The rows of all pages, newest first, and how far they are the whole list (LIS-8, LIS-15). */
export interface AllRows<Row> {
  /** Named as in a page, by which writes look for a row in whatever is shown (LIS-9). */
  items: Row[];
  /** The number of rows, as the server's last reply said. */
  total: number;
  /** Number of rows left out because they were invalid. */
  invalidCount: number;
  /** When the reading began, in milliseconds since 1970. */
  readAt: number;
  /** Rows were deleted while it was read, so that others may be missing. */
  hasMoved: boolean;
  /** Reason why the reading ended before the last row. */
  ended?: 'stopped' | 'limit' | 'failed' | undefined;
  error?: unknown;
}

interface Reading {
  /** Ends the reading; what has come by then stays. */
  signal: AbortSignal;
  onProgress(read: number, total: number): void;
  limit?: number;
}

/**
 * Reads all rows that match a search, newest first, several pages at once. Rows that are added meanwhile push others
 * to the next page, where they are met again; deleted ones pull others out of sight. Both are known at the end, when
 * the first page is read again.
 * @throws what `call` throws, if nothing was read; SessionEnded always
 */
export async function fetchAllRows<E extends ListEndpoint>(
  endpoint: E,
  search: string,
  { signal, onProgress, limit = Infinity }: Reading,
): Promise<AllRows<RowOf<E>>> {
  const rows = new Map<number, RowOf<E>>();
  const list = { total: 0, invalidCount: 0, readAt: Date.now(), hasMoved: false };
  const result = (ended?: AllRows<never>['ended'], error?: unknown) => ({
    ...list,
    items: [...rows.values()].sort((one, other) => other.id - one.id).slice(0, limit),
    ended,
    error,
  });
  let totalAtFirst: number | undefined;
  let pages = 0;
  try {
    for await (const page of pagesOf(endpoint, search, signal, REQUESTS_AT_ONCE)) {
      pages += 1;
      totalAtFirst ??= page.total;
      list.total = page.total;
      list.invalidCount += page.invalidCount;
      for (const row of page.items as RowOf<E>[]) rows.set(row.id, row);
      onProgress(rows.size, page.total);
      if (rows.size >= limit && page.total > rows.size) return result('limit');
    }
    if (pages > 1) await compare(totalAtFirst!);
    return result();
  } catch (error) {
    if (rows.size === 0 || error instanceof SessionEnded) throw error;
    return signal.aborted ? result('stopped') : result('failed', error);
  }

  /** Takes in the rows that were added, and counts those that were deleted. */
  async function compare(before: number) {
    const { items, total } = await fetchPage(endpoint, search, 0, signal);
    const added = (items as RowOf<E>[]).filter(({ id }) => !rows.has(id));
    for (const row of added) rows.set(row.id, row);
    list.total = total;
    list.hasMoved = total < before + added.length || (added.length > 0 && added.length === items.length);
  }
}

export const isShort = ({ items, invalidCount, total }: AllRows<unknown>) =>
  items.length + invalidCount < total;

const idsOf = (list: AllRows<{ id: number }> | undefined) => list?.items.map(({ id }) => id).join();

/**
 * Reads all rows, once more if some are missing or the list has moved meanwhile. Where rows begin and cease to match a
 * search, neither its total nor its first page tells: several pages of one are read until two readings agree.
 */
export const fetchAllRowsVerified: typeof fetchAllRows = async (endpoint, search, reading) => {
  let before: Awaited<ReturnType<typeof fetchAllRows<typeof endpoint>>> | undefined;
  for (let left = search ? 2 : 1; ; left--) {
    const full = await fetchAllRows(endpoint, search, reading);
    if (full.ended) return before ? { ...before, hasMoved: true } : full;
    const isSure = !search || full.items.length <= PAGE_SIZE || idsOf(full) === idsOf(before);
    const hasMoved = full.hasMoved || !isSure;
    if (left === 0 || !(hasMoved || isShort(full))) return { ...full, hasMoved };
    before = full;
  }
};
