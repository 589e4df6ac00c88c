import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf, SessionEnded } from '#src/api/error.ts';
import { call } from '#src/api/call.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';
import { lastPage } from '#src/app/address.ts';
import { type ListEndpoint, type RowOf, searchOf } from './list-endpoint.ts';
import type { Sought } from './cached-rows.ts';

/** A row that is to be changed is not in its list any more; nothing was sent. */
export class RowNotFound extends ApiError {
  constructor() {
    super(410, { message: 'No longer found. Nothing was saved' });
  }
}

/**
 * Reads rows again as the server has them, without showing them (LIS-14, LIS-17). No call gives a single row, but lists are
 * newest first: a row is looked for on its page, and by halving from there; where only a search shows it, first by its name.
 * A page is read once.
 * @param nameOf the text by which a search finds the row
 * @returns reads one row; rejects with RowNotFound, or with what `call` throws
 */
export function rowReader<E extends ListEndpoint>(
  cache: QueryClient,
  endpoint: E,
  nameOf: (row: RowOf<E>) => string | undefined = () => undefined,
  signal?: AbortSignal,
) {
  const pages = new Map<number, Promise<ReadPage<RowOf<E>>>>();
  const { query } = searchOf('');
  const ask = (query: ListQuery) =>
    call(endpoint, { query } as never, { signal }) as Promise<ReadPage<RowOf<E>>>;
  function readPage(page: number) {
    const reading = pages.get(page) ?? ask({ ...query, page });
    pages.set(page, reading);
    reading.catch(() => pages.delete(page)); // one that failed is read anew
    return reading;
  }
  return async (row: RowOf<E>): Promise<RowOf<E>> => {
    const isRow = ({ id }: { id: number }) => id === row.id;
    const index = indexOf(cache, endpoint, row.id);
    const name = index === undefined && nameOf(row);
    const named = name && (await ask(searchOf(name).query)).items.find(isRow);
    if (named) return named;

    let [first, last, page] = [0, Infinity, Math.floor((index ?? 0) / query.size)];
    while (first <= page && page <= last) {
      const { items, total } = await readPage(page);
      const found = items.find(isRow);
      if (found) return found;
      const newer = items.filter(({ id }) => id > row.id).length;
      if (0 < newer && newer < items.length) break; // its place is here
      if (newer > 0) first = page + 1;
      else last = page - 1;
      last = Math.min(last, lastPage(total, query.size));
      page = Math.floor((first + last) / 2);
    }
    throw new RowNotFound();
  };
}

/** The row of an address, or why it is not shown. */
export async function findRow(
  cache: QueryClient,
  list: ListEndpoint,
  id: number,
  signal: AbortSignal,
): Promise<Sought> {
  try {
    return { sought: await rowReader(cache, list, undefined, signal)({ id }) };
  } catch (error) {
    if (error instanceof SessionEnded) return {};
    const isGone = error instanceof RowNotFound;
    return { lost: isGone ? 'No longer found' : messageOf(error, 'The row could not be loaded') };
  }
}

/** Where a row stands in its list, as that was read last without a search. */
function indexOf(cache: QueryClient, { path }: Endpoint, id: number): number | undefined {
  for (const { queryKey, state } of cache.getQueryCache().findAll({ queryKey: [path] })) {
    const { query } = (queryKey[1] ?? {}) as { query?: ListQuery };
    const { items = [], total = 0 } = (state.data as ReadPage<{ id: number }> | undefined) ?? {};
    const at = items.findIndex((row) => row.id === id);
    if (!query || query.search || at < 0) continue;
    const index = query.page * query.size + at;
    return query.descending ? index : total - 1 - index;
  }
  return undefined;
}
