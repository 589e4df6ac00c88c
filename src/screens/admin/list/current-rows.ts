import type { QueryClient } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';

type Rows<E> = ReadonlyMap<number, RowOf<E>>;

/**
 * Reads rows again as the server has them, without showing them (LIS-14, LIS-17). No call gives a single row: the page
 * is read on which it was last seen, and those after and before it if it has moved. A page is read once.
 * @returns reads one row: undefined if it is not found; rejects with what `call` throws
 */
export function currentRows<E extends ListEndpoint>(cache: QueryClient, endpoint: E, signal?: AbortSignal) {
  const pages = new Map<string, Promise<Rows<E>>>();

  function readPage(query: ListQuery): Promise<Rows<E>> {
    const key = JSON.stringify(query);
    const page = pages.get(key) ?? read(query);
    pages.set(key, page);
    return page;
  }
  async function read(query: ListQuery): Promise<Rows<E>> {
    const { items } = await call<ListEndpoint>(endpoint, { query }, { signal });
    return new Map((items as RowOf<E>[]).map((row) => [row.id, row]));
  }
  return async (id: number): Promise<RowOf<E> | undefined> => {
    const place = placeOf(cache, endpoint, id);
    if (!place) return undefined;
    for (const by of [0, 1, -1]) {
      const page = place.page + by;
      const row = page < 0 ? undefined : (await readPage({ ...place, page })).get(id);
      if (row) return row;
    }
    return undefined;
  };
}

/** The query of the page on which a row was last seen. A list of several pages is held under the first one's. */
function placeOf(cache: QueryClient, { path }: ListEndpoint, id: number): ListQuery | undefined {
  const lists = cache
    .getQueryCache()
    .findAll({ queryKey: [path] })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey, state } of lists) {
    const { query } = (queryKey[1] ?? {}) as { query?: ListQuery };
    const index =
      (state.data as ReadPage<{ id: number }> | undefined)?.items.findIndex((row) => row.id === id) ?? -1;
    if (query && index >= 0) return { ...query, page: query.page + Math.floor(index / query.size) };
  }
  return undefined;
}
