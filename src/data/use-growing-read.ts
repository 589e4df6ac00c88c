import { type QueryFunctionContext, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callGrowing } from '../api/call-growing.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { isWithoutToken, type ReadPolicy } from './query-client.ts';

/**
 * Reads an endpoint whose reply is a long list. `data` grows while the reply arrives, and is complete only if
 * `isSuccess` is true and `isFetching` false.
 */
export function useGrowingRead<Item>(endpoint: Endpoint<string, any, any, Item[]>, meta: ReadPolicy) {
  return useQuery({
    queryKey: [endpoint.path, null],
    queryFn: (context) =>
      callGrowing(endpoint, { signal: context.signal, onItems: showsWhileFetching<Item[]>(context) }),
    // comparing 100,000 items takes longer than rendering them again
    structuralSharing: false,
    meta,
  });
}

/**
 * What a Picker shows of a read of users that failed, possibly after some of its items had arrived (SBS-3).
 * Without a token it says no more than that there are none (USR-6).
 */
export const failureOf = ({ isError, error, refetch }: UseQueryResult<unknown>, message: string) =>
  isError
    ? { message: isWithoutToken(error) ? 'No users to show.' : message, onRetry: () => void refetch() }
    : undefined;

/** Returns a function that sets the data of a query before its fetch ends, unless it has data already. */
export function showsWhileFetching<Data>({ client, queryKey, signal }: QueryFunctionContext) {
  const hasOlder = client.getQueryData(queryKey) !== undefined;
  return (data: Data) => {
    const isOver = signal.aborted || client.getQueryState(queryKey)?.fetchStatus !== 'fetching';
    if (!hasOlder && !isOver) client.setQueryData(queryKey, data);
  };
}
