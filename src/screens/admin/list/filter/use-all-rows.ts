import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { ListEndpoint, RowOf } from '../list-endpoint.ts';
import { lastPage, type ListState } from '../list-state.ts';
import type { List } from '../use-list.ts';
import { valuedColumns } from '../valued-columns.ts';
import type { Filter } from './filter.ts';
import { filterRows } from './filter-rows.ts';
import { type FilterState, readFilter, withFilter, writeFilter } from './filter-state.ts';
import { useFullList } from './use-full-list.ts';

/** A ready question about the rows of a list (LIS-16). */
export interface QuickFilter<Row> {
  /** In the URL. */
  id: string;
  /** The button: 'Unused for 90 days'. */
  label: string;
  /** @param now in milliseconds since 1970 */
  matches(row: Row, now: number): boolean;
}

const none: never[] = [];

/**
 * All rows of a list in the browser, filtered and sorted there (LIS-15), once Filter is on and the first ones have been
 * read; until then the page of the server, which is not to be edited where filters would hide its rows.
 * @param columns must be stable
 * @param quickFilters must be stable
 */
export function useAllRows<E extends ListEndpoint>(
  page: List<E>,
  columns: readonly TableColumn<RowOf<E>>[],
  quickFilters: readonly QuickFilter<RowOf<E>>[] = none,
): List<E> {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readFilter(params), [params]);
  const { full, isPrevious, ...reading } = useFullList(page.endpoint, page.state.search, state.isOn);
  const valued = useMemo(() => valuedColumns(columns), [columns]);
  const quick = quickFilters.find(({ id }) => id === state.ask);
  const matching = useMemo(
    () =>
      full && quick ? full.items.filter((row) => quick.matches(row, full.readAt)) : (full?.items ?? none),
    [full, quick],
  );
  const { rows, counts } = useMemo(() => filterRows(matching, valued, state), [matching, valued, state]);
  const key = `${writeFilter(params, {})}`;
  const pages = usePages(rows, page.state.size, key);

  const change = (wanted: Partial<FilterState>, isTyped = false) =>
    setParams((now) => writeFilter(now, wanted), { replace: isTyped });
  const filter: Filter = {
    ...state,
    ...reading,
    full,
    ask: quick?.id,
    filters: state.filters.filter(({ header }) => valued.some((column) => column.header === header)),
    columns: valued.map(({ id, header }) => ({ id, header, counts: counts.get(header) })),
    quickFilters,
    toggle: () => change({ isOn: !state.isOn }),
    stop: () => (reading.progress?.read || (full && !isPrevious) ? reading.stop() : change({ isOn: false })),
    change,
    set: (header, value, isTyped) =>
      change({ filters: withFilter(state.filters, { header, value }) }, isTyped),
    clear: () => change({ filters: [], ask: undefined }),
  };
  if (!full && (quick || filter.filters.length > 0))
    return { ...page, filter, busy: page.busy || reading.progress !== undefined, isPrevious: true };
  if (!full || full.items.length === 0) return { ...page, filter };
  const { order } = state;
  return {
    ...page,
    ...pages,
    filter,
    status: rows.length > 0 ? 'rows' : 'filteredOut',
    total: rows.length,
    unfiltered: full.items.length,
    invalidCount: 0, // said by the bar
    busy: isPrevious,
    isPrevious,
    all: rows,
    state: { ...page.state, ...pages.state },
    sorting: order,
    sortBy: (id) => change({ order: { id, desc: order.id === id ? !order.desc : id === 'id' } }),
    sortsAll: true,
  };
}

/** The rows of one page. Other rows, or another order, begin at the first. */
function usePages<Row>(rows: readonly Row[], firstSize: number, shown: string) {
  const [at, setAt] = useState({ page: 0, size: firstSize, shown });
  const { size } = at;
  const page = at.shown === shown ? Math.min(at.page, lastPage(rows.length, size)) : 0;
  const onPage = useMemo(() => rows.slice(page * size, (page + 1) * size), [rows, page, size]);
  return {
    rows: onPage,
    state: { page, size },
    key: `${shown} ${page} ${size}`,
    change: (to: Partial<ListState>) => setAt({ page: 0, size, ...to, shown }),
  };
}
