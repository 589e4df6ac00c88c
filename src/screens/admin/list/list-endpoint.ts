import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';

/** An endpoint that returns a page of rows, in any paging dialect. */
export type ListEndpoint = Endpoint<string, ListQuery, any, ReadPage<{ id: number }>, any>;

/** An endpoint that deletes a row. */
export type RemoveEndpoint = Endpoint<`${string}:id`>;

/** The row type of a list endpoint. */
export type RowOf<E> = Reply<E> extends ReadPage<infer Row extends { id: number }> ? Row : never;
