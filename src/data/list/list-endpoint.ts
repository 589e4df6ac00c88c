import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import { limits } from '#src/contract/limits.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';
import { cleanUsername } from '#src/contract/clean-input.ts';

/** An endpoint that returns a page of rows, in any paging dialect. */
export type ListEndpoint = Endpoint<string, ListQuery, any, ReadPage<{ id: number }>, any>;

export type RemoveEndpoint = Endpoint<`${string}:id`>;

export type RowOf<E> = Reply<E> extends ReadPage<infer Row extends { id: number }> ? Row : never;

/** Number of parallel requests, of the six connections that browsers open to a host. */
export const REQUESTS_AT_ONCE = 4;

/** Maximum number of rows held in the browser, or read to find one (LIS-14, LIS-15). */
export const MAX_ROWS = 20_000;

/** True for a call of one row of a list, such as its update. */
export const isOfRow = ({ path }: Endpoint, list: Endpoint) => path.startsWith(`${list.path}/:id`);

/** Returns the input for reading the rows of a search apart from the visible page: newest first, in pages of the largest size. */
export const searchOf = (search: string, size: number = Math.max(...limits.pageSizes)) => ({
  query: { page: 0, size, search: cleanUsername(search), sort: 'id', descending: true },
});

/** Returns a list's cached rows, latest response first. `all` includes those of queries that no component uses. */
export function cachedRows<Row extends { id: number }>(
  cache: QueryClient,
  { path }: Endpoint,
  type: 'active' | 'all' = 'active',
): Row[] {
  return cache
    .getQueryCache()
    .findAll({ queryKey: [path], type })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Partial<ReadPage<Row>> | undefined)?.items ?? []);
}
