import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ReadPage } from '#src/contract/paging.ts';

/** Rows of a list as they were read, those that were read last first; with `all`, also of lists that nothing shows any more. */
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

export interface Sought {
  sought?: { id: number } | undefined;
  /** Why there is none; undefined once the session has ended. */
  lost?: string;
}
