import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { AnyInput } from '../api/request.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import type { ReadPolicy } from './query-client.ts';

export interface ReadOptions<E> extends ReadPolicy {
  input?: Input<E>;
  /** False: not asked yet. */
  enabled?: boolean;
  /** Shows the last answer while the next is on its way; for lists. */
  keepPrevious?: boolean;
}

/** The key of a read: the path, then the input. An action refreshes by path alone. */
export function readOptions<E extends Endpoint>(
  endpoint: E,
  { input, enabled = true, keepPrevious, ...meta }: ReadOptions<E> = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, input ?? null],
    queryFn: ({ signal }): Promise<Reply<E>> =>
      call<Endpoint>(endpoint, input as AnyInput, { signal }) as Promise<Reply<E>>,
    enabled,
    meta,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/**
 * Reads an endpoint, shared by all who read it with the same input; a newer input cancels the older request.
 */
export function useRead<E extends Endpoint>(endpoint: E, options?: ReadOptions<E>) {
  return useQuery(readOptions(endpoint, options));
}
