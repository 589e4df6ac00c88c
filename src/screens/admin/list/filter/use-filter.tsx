import { useMemo, useState } from 'react';
import { type ListAddress, showsWhole } from '#src/app/address.ts';
import { useCode } from '#src/data/use-code.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import { LostDialog } from '#src/ui/lazy-dialog.tsx';
import type { List } from '../slots.ts';
import type { ValuedColumn } from '../valued-columns.ts';
import { FilterPills, Reading } from './FilterPills.tsx';
import type { Editing, Filter } from './filter.ts';
import { useAllRows } from '#src/data/list/use-all-rows.ts';

/** A ready question about the rows of a list (LIS-16). */
export interface QuickFilter<Row> {
  /** Id in the URL. */
  id: string;
  /** The button: 'Unused for 90 days'. */
  label: string;
  /** @param now in milliseconds since 1970 */
  matches(row: Row, now: number): boolean;
}

const noFilters: Partial<ListAddress> = { ask: '', filters: {}, order: { id: 'id', desc: true } };

/**
 * Filters, sorts and pages the whole list in the browser if the address has a pill (LIS-15). Until the first rows
 * are read it returns the server's page, not editable if filters would hide its rows.
 */
export function useFilter<Row extends { id: number }>(
  list: List<Row>,
  valued: readonly ValuedColumn<Row>[],
  quickFilters: readonly QuickFilter<Row>[],
): List<Row> {
  const { source, controls } = list;
  const { state, change } = controls;
  const { order, search, size } = state;
  const [editing, setEditing] = useState<Editing>();
  const [isDismissed, setDismissed] = useState(false);
  function edit(next: Editing | undefined) {
    if (next) setDismissed(false);
    setEditing(next);
  }
  const isWhole = showsWhole(state);
  // the values of a column are those of all rows
  const isAsked =
    isWhole || valued.some(({ header, type }) => header === editing?.header && type === 'choice');
  const isUsed = isAsked || editing !== undefined;
  const { code, isLost } = useCode('filter', () => import('./lazy.ts'), isUsed);
  const { full, isPrevious, ...reading } = useAllRows<Row>(
    source.endpoint,
    search,
    isAsked,
    code?.fetchAllRowsVerified,
  );
  const quick = quickFilters.find(({ id }) => id === state.ask);
  const table = useMemo(() => {
    const items = quick && full ? full.items.filter((row) => quick.matches(row, full.readAt)) : full?.items;
    return items && code?.filterTable<Row>(items, valued);
  }, [code, full, quick, valued]);
  const asked = JSON.stringify([order, state.filters]);
  const passing = useMemo(() => {
    const [order, filters] = JSON.parse(asked) as [ListAddress['order'], ListAddress['filters']];
    return table?.passing({ order, filters });
  }, [table, asked]);

  const clear = () => change(noFilters);
  function close() {
    edit(undefined);
    clear();
  }
  function dismiss() {
    setDismissed(true);
    close();
  }
  const bar: Filter = {
    ...reading,
    full,
    ask: state.ask,
    filters: state.filters,
    order,
    columns: valued,
    editing,
    edit,
    Fields: code?.FilterFields,
    countsOf: (header) => table?.countsOf(valued.find((column) => column.header === header)!),
    quickFilters,
    stop() {
      reading.stop();
      if (!reading.progress?.read && (!full || isPrevious)) close();
    },
    change,
    set: (header, value) => change({ filters: { ...state.filters, [header]: value } }),
  };
  const filter = {
    isOn: isWhole,
    clear,
    pills: (
      <>
        <FilterPills filter={bar} />
        {/* until it is closed: that it takes the focus ends the editing */}
        {isLost && !isDismissed && <LostDialog onClose={dismiss} />}
      </>
    ),
    reading: (noun: RowName) => isAsked && <Reading filter={bar} noun={noun} />,
  };
  if (!isWhole || full?.items.length === 0) return { ...list, filter };
  if (!full || !passing) {
    const busy = source.busy || reading.progress !== undefined;
    return { ...list, source: { ...source, busy, isPrevious: true }, filter };
  }
  const page = code!.pageOf(passing, state);
  return {
    ...list,
    source: {
      ...source,
      status: passing.length > 0 ? 'rows' : 'filteredOut',
      rows: page.rows,
      total: passing.length,
      whole: { ...full, passing },
      invalidCount: 0, // said beside the pills
      busy: isPrevious,
      isPrevious,
    },
    controls: {
      state: { ...state, page: page.page, size },
      key: `all ${controls.key} ${asked} ${state.ask}`,
      sorting: order,
      sortsAll: true,
      sortBy: (id) => change({ order: { id, desc: order.id === id ? !order.desc : id === 'id' } }),
      change,
    },
    filter,
  };
}
