import { useMemo, useState } from 'react';
import { needsAllRows, newestFirst } from '#src/app/address.ts';
import { useAddresses } from '#src/app/use-address.ts';
import type { ListState } from '#src/data/list/list.ts';
import { useAllRows } from '#src/data/list/use-all-rows.ts';
import { useLazyModule } from '#src/data/use-lazy-module.ts';
import { ChunkErrorDialog } from '#src/ui/lazy-dialog.tsx';
import type { FilterSlot, List } from '../slots.ts';
import type { ValuedColumn } from '../valued-columns.ts';
import { FilterPills, Reading } from './FilterPills.tsx';
import type { Editing, Filter, QuickFilter } from './filter.ts';

const none: ReadonlySet<number> = new Set();

const noFilters = { quickFilter: '', filters: {}, order: newestFirst };

/**
 * Filters, sorts and pages the whole list in the browser if the address needs all rows (LIS-15). Until the first
 * rows are read it returns the server's page, not editable if filters would hide its rows.
 */
export function useFilter<Row extends { id: number }>(
  list: ListState<Row>,
  columns: readonly ValuedColumn<Row>[],
  quickFilters: readonly QuickFilter<Row>[],
): List<Row> {
  const { source, controls } = list;
  const { quickFilter, filters, order, search } = controls.state;
  const { go } = useAddresses();
  const [editing, setEditing] = useState<Editing>();
  const [isDismissed, setDismissed] = useState(false);
  function edit(next: Editing | undefined) {
    if (next) setDismissed(false);
    setEditing(next);
  }
  const isOn = needsAllRows(controls.state);
  const edited = columns.find(({ header }) => header === editing?.header);
  const isRead = isOn || edited?.type === 'choice'; // whose values are those of all rows
  const { code, isLost } = useLazyModule(
    'filter',
    () => import('./lazy.ts'),
    isRead || editing !== undefined,
  );
  const all = useAllRows<Row>(source.endpoint, search, isRead, code?.fetchAllRowsVerified);
  const { full, isPrevious, progress } = all;
  const view = JSON.stringify([search, quickFilter, filters]);
  const [keeping, setKeeping] = useState({ view, kept: none });
  const kept = keeping.view === view ? keeping.kept : none;
  const table = useMemo(() => {
    const quick = quickFilters.find(({ id }) => id === quickFilter);
    const isKept = ({ id }: Row) => kept.has(id);
    const rows = full?.items.filter((row) => !quick || isKept(row) || quick.matches(row, full.readAt));
    return rows && code?.filterTable<Row>(rows, columns, isKept);
  }, [code, full, quickFilter, quickFilters, columns, kept]);
  const matchingRows = useMemo(() => table?.passing({ order, filters }), [table, order, filters]);

  const clear = () => go({ go: 'list', to: noFilters });
  function close() {
    edit(undefined);
    clear();
  }
  function dismiss() {
    setDismissed(true);
    close();
  }
  const bar: Filter = {
    ...all,
    columns,
    quickFilters,
    editing,
    edit,
    Fields: code?.FilterFields,
    countsOf: (header) => table?.countsOf(columns.find((column) => column.header === header)!),
    stop() {
      all.stop();
      if (!progress?.read && (!full || isPrevious)) close();
    },
  };
  const pills = (
    <>
      <FilterPills filter={bar} />
      {/* until it is closed: that it takes the focus ends the editing */}
      {isLost && !isDismissed && <ChunkErrorDialog onClose={dismiss} />}
    </>
  );
  const filter: FilterSlot = {
    isOn,
    clear,
    keep: (ids) => setKeeping({ view, kept: new Set(ids) }),
    kept,
    pills,
    reading: (noun) => isRead && <Reading filter={bar} noun={noun} />,
  };
  if (!isOn || full?.items.length === 0) return { ...list, filter };
  if (full && matchingRows) return { ...code!.pageOf(list, { ...full, matchingRows }, isPrevious), filter };
  return {
    controls,
    source: { ...source, busy: source.busy || progress !== undefined, isPrevious: true },
    filter,
  };
}
