import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import type { ListQuery, ReadPage } from '#src/contract/paging.ts';

/** A call that answers one page of rows, in whichever dialect. */
export type ListEndpoint = Endpoint<string, ListQuery, any, ReadPage<{ id: number }>, any>;

/** A call that takes one row away. */
export type RemoveEndpoint = Endpoint<`${string}:id`>;

/** The rows that a list answers with. */
export type RowOf<E> = Reply<E> extends ReadPage<infer Row extends { id: number }> ? Row : never;
