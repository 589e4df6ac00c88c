import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LostDialog } from '#src/ui/lazy-dialog.tsx';
import type { RowName } from '#src/lib/pluralize.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { ListState } from '../list-state.ts';
import type { List } from '../source.ts';
import { valuedColumns } from '../valued-columns.ts';
import type { Filter } from './filter.ts';
import { type FilterState, readFilter, writeFilter } from './filter-state.ts';
import { useWhole } from './use-whole.ts';

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
 * The whole list in the browser, filtered, sorted and paged there (LIS-15), once Filter is on and the first rows have
 * been read; until then the page of the server, which is not to be edited where filters would hide its rows.
 * @param columns must be stable
 * @param quickFilters must be stable
 */
export function useFilter<Row extends { id: number }>(
  { source, controls }: List<Row>,
  columns: readonly TableColumn<Row>[],
  quickFilters: readonly QuickFilter<NoInfer<Row>>[] = none,
): List<Row> {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readFilter(params), [params]);
  const { data: code, isError: isLost } = useQuery({
    queryKey: ['filter'],
    queryFn: () => import('./lazy.ts'),
    enabled: state.isOn,
    staleTime: Infinity,
    structuralSharing: false,
  });
  const { full, isPrevious, ...reading } = useWhole<Row>(
    source.endpoint,
    controls.state.search,
    state.isOn,
    code?.readUntilSure,
  );
  const valued = useMemo(() => valuedColumns(columns), [columns]);
  const quick = quickFilters.find(({ id }) => id === state.ask);
  const table = useMemo(() => {
    const items = quick && full ? full.items.filter((row) => quick.matches(row, full.readAt)) : full?.items;
    return items && code?.filterTable<Row>(items, valued);
  }, [code, full, quick, valued]);

  const shown = JSON.stringify([controls.state.search, state]);
  const [at, setAt] = useState({ page: 0, size: controls.state.size, shown });
  const { size } = at;
  const wanted = at.shown === shown ? at.page : 0; // other rows, or another order, begin at the first
  const page = useMemo(() => table?.show(state, wanted, size), [table, state, wanted, size]);

  const [isJustOn, setJustOn] = useState(false);
  const change = (to: Partial<FilterState>, isTyped = false) =>
    setParams((now) => writeFilter(now, to), { replace: isTyped });
  const clear = () => change({ filters: {}, ask: undefined });
  const bar: Filter = {
    ...state,
    ...reading,
    full,
    ask: quick?.id,
    filters: Object.fromEntries(
      Object.entries(state.filters).filter(([name]) => valued.some(({ header }) => header === name)),
    ),
    columns: valued,
    isJustOn,
    countsOf: (header) => table?.countsOf(valued.find((column) => column.header === header)!),
    quickFilters,
    stop: () => (reading.progress?.read || (full && !isPrevious) ? reading.stop() : change({ isOn: false })),
    change,
    set: (header, value, isTyped) => change({ filters: { ...state.filters, [header]: value } }, isTyped),
    clear,
  };
  const filter = {
    isOn: state.isOn,
    toggle() {
      setJustOn(!state.isOn);
      change({ isOn: !state.isOn });
    },
    clear,
    pills: code ? (
      <code.FilterPills filter={bar} />
    ) : (
      isLost && <LostDialog onClose={() => change({ isOn: false })} />
    ),
    reading: (noun: RowName) => code && <code.Reading filter={bar} noun={noun} />,
  };
  const isFiltering = quick !== undefined || Object.keys(bar.filters).length > 0;
  if (!full || !page)
    return {
      source: isFiltering
        ? { ...source, busy: source.busy || reading.progress !== undefined, isPrevious: true }
        : source,
      controls,
      filter,
    };
  if (full.items.length === 0) return { source, controls, filter };
  const { order } = state;
  return {
    source: {
      ...source,
      status: page.passing.length > 0 ? 'rows' : 'filteredOut',
      rows: page.rows,
      total: page.passing.length,
      whole: { ...full, passing: page.passing },
      invalidCount: 0, // said by the bar
      busy: isPrevious,
      isPrevious,
    },
    controls: {
      state: { ...controls.state, page: page.page, size },
      key: `${shown} ${page.page} ${size}`,
      sorting: order,
      sortsAll: true,
      sortBy: (id) => change({ order: { id, desc: order.id === id ? !order.desc : id === 'id' } }),
      change: (to: Partial<ListState>) => setAt({ page: 0, size, ...to, shown }),
    },
    filter,
  };
}
