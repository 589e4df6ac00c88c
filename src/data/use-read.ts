import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { AnyInput } from '../api/request.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import type { ReadErrorOptions } from './query-client.ts';

type Interval = number | false;

export interface ReadOptions<E> extends ReadErrorOptions {
  input?: Input<E>;
  /** Default: true. */
  enabled?: boolean;
  /** Keeps showing the previous reply while that of a new input loads. */
  keepPrevious?: boolean;
  /** Milliseconds between reads while the page is visible. Failures show only before the first response. */
  refetchInterval?: Interval | ((query: { state: { data: unknown } }) => Interval);
}

/** Returns Query options of an endpoint. Their key begins with the path, by which writes invalidate it. */
export function readOptions<E extends Endpoint>(
  endpoint: E,
  { input, enabled = true, keepPrevious, refetchInterval = false, ...meta }: ReadOptions<E> = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, input ?? null],
    queryFn: ({ signal }): Promise<Reply<E>> =>
      call<Endpoint>(endpoint, input as AnyInput, { signal }) as Promise<Reply<E>>,
    enabled,
    refetchInterval,
    meta: { ...meta, isPolled: refetchInterval !== false },
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
}

/** Reads an endpoint. Components with the same input share one request; a new input cancels it. */
export function useRead<E extends Endpoint>(endpoint: E, options?: ReadOptions<E>) {
  return useQuery(readOptions(endpoint, options));
}
