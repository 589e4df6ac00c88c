import type { QueryClient } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import type { Input } from '#src/contract/endpoint.ts';
import type { ListQuery } from '#src/contract/paging.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { queryOf } from './list-state.ts';
import { PAGE_SIZE } from './read-all.ts';
import { wholeInSight } from './use-whole-list.ts';

/**
 * Rows on the screen as the server has them now, without showing them (LIS-14, LIS-17). No call gives a single row:
 * the pages are read on which they stand, also those before and after for rows of 'All rows' that have moved.
 * @returns by id; what is not found is missing
 * @throws what `call` throws
 */
export async function rowsOfNow<E extends ListEndpoint>(
  cache: QueryClient,
  endpoint: E,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, RowOf<E>>> {
  const found = new Map<number, RowOf<E>>();
  async function read(inputs: readonly Input<ListEndpoint>[]) {
    const pages = await Promise.all(
      inputs.map((input) => call<ListEndpoint>(endpoint, input, signal && { signal })),
    );
    for (const row of pages.flatMap(({ items }) => items as RowOf<E>[])) found.set(row.id, row);
  }
  const all = wholeInSight(cache, endpoint);
  if (!all?.whole) {
    await read(shownPages(cache, endpoint));
    return found;
  }
  const at = new Map(all.whole.items.map(({ id }, index) => [id, Math.floor(index / PAGE_SIZE)]));
  for (const by of [0, 1, -1]) {
    const pages = ids.filter((id) => !found.has(id)).map((id) => (at.get(id) ?? 0) + by);
    await read([...new Set(pages)].filter((page) => page >= 0).map((page) => pageOf(page, all.search)));
  }
  return found;
}

/** The inputs of the pages that are shown. */
const shownPages = (cache: QueryClient, { path }: ListEndpoint) =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [path], type: 'active' })
    .map(({ queryKey }) => queryKey[1])
    .filter((input): input is Input<ListEndpoint> => typeof input === 'object');

const pageOf = (page: number, search: string): { query: ListQuery } => ({
  query: queryOf({ page, size: PAGE_SIZE, search, descending: true }),
});
