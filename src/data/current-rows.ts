import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/error.ts';
import { call } from '../api/call.ts';
import type { ListQuery, ReadPage } from '../contract/paging.ts';
import { type ListEndpoint, type RowOf, searchOf } from './list-endpoint.ts';

/** A row that is to be changed is not in its list any more. Like a 404: nothing was sent. */
export class RowNotFound extends ApiError {
  constructor() {
    super(404, { message: 'No longer found. Nothing was saved' });
  }
}

/**
 * Reads rows again as the server has them, without showing them (LIS-14, LIS-17). No call gives a single row: it is
 * looked for on the page where it was last seen, then as far on as the total says that it has moved, then half-way as the
 * ids say, and by its name; one that was never seen, from the page that was read last. A page is read once, and once more
 * for rows that are on none, as they may have moved from one to another meanwhile.
 * @param nameOf the text by which a search finds the row
 * @returns reads one row; rejects with RowNotFound, or with what `call` throws
 */
export function currentRows<E extends ListEndpoint>(
  cache: QueryClient,
  endpoint: E,
  nameOf: (row: RowOf<E>) => string | undefined = () => undefined,
  signal?: AbortSignal,
) {
  type Pages = Map<string, Promise<ReadPage<RowOf<E>>>>;
  const looks: Pages[] = [new Map(), new Map()];

  function readPage(pages: Pages, query: ListQuery): Promise<ReadPage<RowOf<E>>> {
    const key = JSON.stringify(query);
    const page = pages.get(key) ?? (call(endpoint, { query } as never, { signal }) as Promise<never>);
    pages.set(key, page);
    return page;
  }
  async function byPlace(pages: Pages, id: number, { index, total, ...query }: Place) {
    let { page } = query;
    let [first, last] = [0, Infinity];
    while (first <= page && page <= last) {
      const now = await readPage(pages, { ...query, page });
      const row = now.items.find((each) => each.id === id);
      if (row) return row;
      const isBefore = (other: { id: number }) => other.id > id === query.descending;
      const isFurther = now.items.length > 0 && now.items.every(isBefore);
      const isNearer = !now.items.some(isBefore);
      if (!isFurther && !isNearer) return null; // its place is here
      if (isFurther) first = page + 1;
      else last = page - 1;
      last = Math.min(last, Math.ceil(now.total / query.size) - 1);
      const moved = Math.floor((index + now.total - total) / query.size);
      page = first <= moved && moved <= last ? moved : Math.floor((first + last) / 2);
    }
    return undefined;
  }
  async function byName(pages: Pages, row: RowOf<E>) {
    const name = nameOf(row);
    const found = name ? (await readPage(pages, searchOf(name).query)).items : [];
    return found.find(({ id }) => id === row.id);
  }
  return async (row: RowOf<E>): Promise<RowOf<E>> => {
    for (const pages of looks) {
      const { seen, last } = placesOf(cache, endpoint, row.id);
      const atPlace = seen && (await byPlace(pages, row.id, seen));
      const found = atPlace ?? (await byName(pages, row));
      const current = found ?? (seen || !last ? undefined : await byPlace(pages, row.id, last));
      if (current) return current;
      if (atPlace === null) break;
    }
    throw new RowNotFound();
  };
}

/** The query of a page, the index of a row in the whole list, and how many rows there were. */
type Place = ListQuery & { index: number; total: number };

/** Where a row was last seen, and the page that was read last. A list of several pages is held under the first one's query. */
function placesOf(cache: QueryClient, { path }: ListEndpoint, id: number): { seen?: Place; last?: Place } {
  let last: Place | undefined;
  const lists = cache
    .getQueryCache()
    .findAll({ queryKey: [path] })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey, state } of lists) {
    const { query } = (queryKey[1] ?? {}) as { query?: ListQuery };
    const { items, total } = (state.data as ReadPage<{ id: number }> | undefined) ?? { items: [], total: 0 };
    if (!query) continue;
    const at = items.findIndex((row) => row.id === id);
    const index = query.page * query.size + Math.max(at, 0);
    const place = { ...query, page: Math.floor(index / query.size), index, total };
    if (at >= 0) return { seen: place };
    last ??= place;
  }
  return { last };
}
