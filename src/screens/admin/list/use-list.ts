import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SessionEnded } from '#src/api/error.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { isWithoutToken, type ReadPolicy } from '#src/data/query-client.ts';
import { useRead } from '#src/data/use-read.ts';
import { LiveRouter } from '#src/app/AppRouter.tsx';
import type { Sorting } from '#src/ui/DataTableHeader.tsx';
import type { Filter } from './filter/filter.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { lastPage, type ListState, queryOf, readListState, repaired, writeListState } from './list-state.ts';

/**
 * - `loading`: no rows yet
 * - `rows`: rows; outdated ones while `busy`
 * - `empty`: no rows; `noMatches`: no rows that match the search; `filteredOut`: none that pass the filters
 * - `failed`: reported by a toast, and by `error`; `retry` tries again
 * - `silent`: failed without a token, which the user list does not show (USR-6)
 */
type ListStatus = 'loading' | 'rows' | 'empty' | 'noMatches' | 'filteredOut' | 'failed' | 'silent';

export interface List<E extends ListEndpoint> {
  endpoint: E;
  state: ListState;
  status: ListStatus;
  rows: readonly RowOf<E>[];
  /** The number of rows of all pages. */
  total: number;
  /** As `total`, before filters; undefined for a list without. */
  unfiltered?: number;
  /** The rows of all pages, where they are in the browser. */
  all?: readonly RowOf<E>[];
  /** Number of rows of this page left out because they were invalid. */
  invalidCount: number;
  /** Cause of `failed`; null when the rows of the response could not be read. */
  error: Error | null;
  /** The whole reply, for fields such as the HWID list's `pendingCount`. */
  reply: Reply<E> | undefined;
  busy: boolean;
  /** The rows are those of the previous address: to be read, not to be edited. */
  isPrevious: boolean;
  /** Identifies the page, the order, the search and the filters. */
  key: string;
  sorting: Sorting;
  sortBy(columnId: string): void;
  /** True if every column sorts, and not only the id (LIS-2). */
  sortsAll: boolean;
  filter?: Filter;
  /** Updates the URL; any change except of the page goes to the first page. */
  change(change: Partial<ListState>): void;
  retry(): void;
}

const noRows: never[] = [];

/**
 * Reads the page that the URL names (LIS-1). The old rows stay until the new ones arrive. A newer query
 * cancels the older one, so a late reply never wins. A page past the end, as after its last row was deleted,
 * becomes the last page.
 * @param policy `failed` is the toast of a failed read
 */
export function useList<E extends ListEndpoint>(endpoint: E, policy: ReadPolicy): List<E> {
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

  return {
    endpoint,
    state,
    status: statusOf(),
    rows: items as RowOf<E>[],
    total,
    invalidCount,
    error: read.error,
    reply: read.data as Reply<E> | undefined,
    busy: read.isFetching || read.isPlaceholderData,
    isPrevious: read.isPlaceholderData,
    key: JSON.stringify(state),
    sorting: { id: 'id', desc: state.descending },
    sortBy: () => change({ descending: !state.descending }),
    sortsAll: false,
    change,
    retry: () => void read.refetch(),
  };

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
