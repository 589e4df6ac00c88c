import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SessionEnded } from '#src/api/error.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { isWithoutToken, type ReadPolicy } from '#src/data/query-client.ts';
import { useRead } from '#src/data/use-read.ts';
import { LiveRouter } from '#src/app/AppRouter.tsx';
import type { ListEndpoint, RowOf } from '#src/data/list-endpoint.ts';
import { lastPage, type ListState, queryOf, readListState, repaired, writeListState } from './list-state.ts';
import type { List, ListStatus } from './source.ts';

/** A list of the server, with its whole reply, for fields such as the HWID list's `pendingCount`. */
interface ServerList<E> extends List<RowOf<E>> {
  reply: Reply<E> | undefined;
}

const noRows: never[] = [];

/**
 * Reads the page that the URL names (LIS-1). The old rows stay until the new ones arrive. A newer query
 * cancels the older one, so a late reply never wins. A page past the end, as after its last row was deleted,
 * becomes the last page.
 * @param policy `failed` is the toast of a failed read
 */
export function useList<E extends ListEndpoint>(endpoint: E, policy: ReadPolicy): ServerList<E> {
  const [params, setParams] = useSearchParams();
  const state = readListState(params);
  const read = useRead<ListEndpoint>(endpoint, {
    ...policy,
    input: { query: queryOf(state) },
    keepPrevious: true,
  });
  const { items = noRows, total = 0, invalidCount = 0 } = read.data ?? {};

  const change = useCallback(
    (wanted: Partial<ListState>) => setParams((now) => writeListState(now, wanted)),
    [setParams],
  );

  const isPastEnd = read.isSuccess && !read.isPlaceholderData && state.page > lastPage(total, state.size);
  const wanted = isPastEnd ? writeListState(params, { page: lastPage(total, state.size) }) : repaired(params);
  const isWrong = wanted.toString() !== params.toString();
  const isNavigating = useIsNavigating();
  useEffect(() => {
    if (isWrong && !isNavigating) setParams(wanted, { replace: true });
  });

  const source = {
    endpoint,
    status: statusOf(),
    rows: items as RowOf<E>[],
    total,
    invalidCount,
    error: read.error,
    busy: read.isFetching || read.isPlaceholderData,
    isPrevious: read.isPlaceholderData,
    retry: () => void read.refetch(),
  };
  const controls = {
    state,
    key: JSON.stringify(state),
    sorting: { id: 'id', desc: state.descending },
    sortsAll: false,
    sortBy: () => change({ descending: !state.descending }),
    change,
  };
  return { source, controls, reply: read.data as Reply<E> | undefined };

  function statusOf(): ListStatus {
    if (items.length > 0) return 'rows';
    if (read.isLoadingError && read.error instanceof SessionEnded) return 'loading';
    if (read.isLoadingError)
      return policy.silentWithoutToken && isWithoutToken(read.error) ? 'silent' : 'failed';
    if (read.isPending || read.isPlaceholderData || isPastEnd) return 'loading';
    if (invalidCount > 0) return 'failed';
    return state.search ? 'noMatches' : 'empty';
  }
}

/** True while a navigation is pending, which another one would cancel. Unlike `useNavigation` never outdated. */
function useIsNavigating(): boolean {
  const router = use(LiveRouter);
  return useSyncExternalStore(
    router?.subscribe ?? neverChanges,
    () => router !== undefined && router.state.navigation.state !== 'idle',
  );
}

const neverChanges = () => () => {};
