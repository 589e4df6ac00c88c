import { call } from '../../api/call.ts';
import { SessionEnded } from '../../api/error.ts';
import { withRateLimitPauses } from '../../api/wait.ts';
import { lastPage } from '../../app/address.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { type ListEndpoint, REQUESTS_AT_ONCE, type RowOf, searchOf } from './list-endpoint.ts';

/** Fetches one page of a hundred rows, newest first. */
export function fetchPage<E extends ListEndpoint>(
  endpoint: E,
  search: string,
  page: number,
  signal: AbortSignal,
) {
  const { query } = searchOf(search);
  return call<ListEndpoint>(endpoint, { query: { ...query, page } }, { signal }) as Promise<Reply<E>>;
}

/**
 * Fetches a list page by page, newest first, until a page is empty, pausing as the server asks. Pages come in
 * order, even if several are fetched at once; unwanted ones are aborted.
 * @throws what `call` throws, including the AbortError of `signal`
 */
export async function* pagesOf<E extends ListEndpoint>(
  endpoint: E,
  search: string,
  signal: AbortSignal,
  atOnce = REQUESTS_AT_ONCE,
): AsyncGenerator<Reply<E>> {
  const stopped = new AbortController();
  const stop = () => stopped.abort(signal.reason);
  const ahead: Promise<Reply<E>>[] = [];
  let size = 0;
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  try {
    for (let page = 0, last = 0; page <= last; page++) {
      while (ahead.length < Math.min(atOnce, last - page + 1)) {
        const at = page + ahead.length;
        const reply = withRateLimitPauses(
          () => fetchPage(endpoint, search, at, stopped.signal),
          stopped.signal,
        );
        reply.catch(() => undefined); // it may never be awaited
        ahead.push(reply);
      }
      const reply = await ahead.shift()!;
      signal.throwIfAborted();
      yield reply;
      const rows = reply.items.length + reply.invalidCount;
      if (rows === 0) return;
      size ||= rows; // a server may give fewer than it is asked for
      last = lastPage(reply.total, size);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stopped.abort();
  }
}

/** The rows of all pages, newest first, and how far they are the whole list (LIS-8, LIS-15). */
export interface AllRows<Row> {
  /** Rows, named as in a page, so that writes find a row in any query (LIS-9). */
  items: Row[];
  /** The number of rows, as the server's last reply said. */
  total: number;
  /** Number of rows left out because they were invalid. */
  invalidCount: number;
  /** Start of the reading, in milliseconds since 1970. */
  readAt: number;
  /** True if rows may be missing, because the list changed while it was read. */
  mayMissRows: boolean;
  /** Reason why the reading ended before the last row. */
  ended?: 'stopped' | 'limit' | 'failed' | undefined;
  error?: unknown;
}

interface Reading<E> {
  /** Stops reading; rows read by then stay. */
  signal: AbortSignal;
  onProgress?(read: number, total: number): void;
  limit?: number;
  /** Ends the reading with the page that has a row for which it is true. */
  isLast?(row: RowOf<E>): boolean;
}

/**
 * Reads all rows that match a search, newest first, several pages at once. Rows added or deleted meanwhile shift
 * others across pages; rereading the first page at the end shows it.
 * @throws what `call` throws, if nothing was read; SessionEnded always
 */
export async function fetchAllRows<E extends ListEndpoint>(
  endpoint: E,
  search: string,
  { signal, onProgress, limit = Infinity, isLast }: Reading<E>,
): Promise<AllRows<RowOf<E>>> {
  const rows = new Map<number, RowOf<E>>();
  const list = { total: 0, invalidCount: 0, readAt: Date.now(), mayMissRows: false };
  const result = (ended?: AllRows<never>['ended'], error?: unknown) => ({
    ...list,
    items: [...rows.values()].sort((one, other) => other.id - one.id).slice(0, limit),
    ended,
    error,
  });
  let totalAtFirst: number | undefined;
  let pages = 0;
  try {
    for await (const page of pagesOf(endpoint, search, signal)) {
      pages += 1;
      totalAtFirst ??= page.total;
      list.total = page.total;
      list.invalidCount += page.invalidCount;
      const items = page.items as RowOf<E>[];
      for (const row of items) rows.set(row.id, row);
      onProgress?.(rows.size, page.total);
      if (isLast && items.some(isLast)) return result();
      if (rows.size >= limit && page.total > rows.size) return result('limit');
    }
    if (pages > 1) await compare(totalAtFirst!);
    return result();
  } catch (error) {
    if (rows.size === 0 || error instanceof SessionEnded) throw error;
    return signal.aborted ? result('stopped') : result('failed', error);
  }

  /** Adds rows of the first page that are new, and notes if others may have been missed. */
  async function compare(before: number) {
    const { items, total } = await withRateLimitPauses(() => fetchPage(endpoint, search, 0, signal), signal);
    const added = (items as RowOf<E>[]).filter(({ id }) => !rows.has(id));
    for (const row of added) rows.set(row.id, row);
    list.total = total;
    list.mayMissRows = total < before + added.length || (added.length > 0 && added.length === items.length);
  }
}

export const isShort = ({ items, invalidCount, total }: AllRows<unknown>) =>
  items.length + invalidCount < total;

/** True if these are certainly all rows of the list. */
export const isComplete = (list: AllRows<unknown>) =>
  !list.ended && !list.mayMissRows && list.invalidCount === 0 && !isShort(list);

const idsOf = (list: AllRows<{ id: number }> | undefined) => list?.items.map(({ id }) => id).join();

/**
 * Reads all rows, once more if some are missing or the list has changed. A search of several pages is read until two
 * readings agree, as its total and first page prove nothing.
 */
export const fetchAllRowsVerified: typeof fetchAllRows = async (endpoint, search, reading) => {
  let before: Awaited<ReturnType<typeof fetchAllRows<typeof endpoint>>> | undefined;
  for (let left = search ? 2 : 1; ; left--) {
    const full = await fetchAllRows(endpoint, search, reading);
    if (full.ended) return before ? { ...before, mayMissRows: true } : full;
    const isSure = !search || full.items.length <= searchOf('').query.size || idsOf(full) === idsOf(before);
    const mayMissRows = full.mayMissRows || !isSure;
    if (left === 0 || !(mayMissRows || isShort(full))) return { ...full, mayMissRows };
    before = full;
  }
};
