import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import { limits } from '#src/contract/limits.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';
import { cleanUsername } from '#src/contract/pasted.ts';

/** An endpoint that returns a page of rows, in any paging dialect. */
export type ListEndpoint = Endpoint<string, ListQuery, any, ReadPage<{ id: number }>, any>;

export type RemoveEndpoint = Endpoint<`${string}:id`>;

export type RowOf<E> = Reply<E> extends ReadPage<infer Row extends { id: number }> ? Row : never;

/** Number of parallel requests, of the six connections that browsers open to a host. */
export const REQUESTS_AT_ONCE = 4;

/** The input of a list that is searched beside its page, newest rows first; as many rows as a page may have. */
export const searchOf = (search: string, size: number = Math.max(...limits.pageSizes)) => ({
  query: { page: 0, size, search: cleanUsername(search), sort: 'id', descending: true },
});
