import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableColumn } from '#src/ui/table-features.ts';
import { type AllRowsState, readAllRows, withFilter, writeAllRows } from './all-rows-state.ts';
import type { ListEndpoint, RowOf } from './list-endpoint.ts';
import { lastPage } from './list-state.ts';
import { useAllRowsTable } from './use-all-rows-table.ts';
import type { List } from './use-list.ts';
import { useWholeList } from './use-whole-list.ts';

/** A question about the rows of a list that is answered by one button (LIS-16). */
export interface Question<Row> {
  /** In the address. */
  id: string;
  /** The button: 'Unused for 90 days'. */
  label: string;
  /** @param now in milliseconds since 1970 */
  isMeant(row: Row, now: number): boolean;
}

/** What 'All rows' offers in a list. Must be stable. */
export interface AllRowsConfig<Row> {
  /** The ids of the columns that have few different values. */
  enumerable?: readonly string[];
  questions?: readonly Question<Row>[];
}

export type AllRows<E extends ListEndpoint> = ReturnType<typeof useAllRows<E>>;

const none: never[] = [];

/**
 * All rows of a list in the browser, sorted and filtered there (LIS-15), in the form of a page of them. Until they
 * have been read, and while it is switched off, that is the list itself.
 */
export function useAllRows<E extends ListEndpoint>(
  list: List<E>,
  columns: readonly TableColumn<RowOf<E>>[],
  { enumerable = none, questions = none }: AllRowsConfig<RowOf<E>> = {},
) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readAllRows(params), [params]);
  const { whole, ...reading } = useWholeList(list.endpoint, list.state.search, state.isOn);
  const question = questions.find(({ id }) => id === state.ask);
  const meant = useMemo(() => {
    if (!whole || !question) return whole?.items ?? none;
    return whole.items.filter((row) => question.isMeant(row, whole.readAt));
  }, [whole, question]);
  const { rows, filterColumns } = useAllRowsTable(meant, columns, enumerable, state);
  const sortable = useMemo(() => columns.map(asSortable), [columns]);
  const shown = `${list.state.search} ${writeAllRows(new URLSearchParams(), state)}`;
  const pages = usePages(rows, list.state.size, shown);

  const change = (wanted: Partial<AllRowsState>, isTyped = false) =>
    setParams((now) => writeAllRows(now, wanted), { replace: isTyped });
  const inSight: List<E> = {
    ...list,
    status: 'rows',
    rows: pages.rows,
    total: rows.length,
    unread: 0, // the truth line says so
    busy: false,
    state: { ...list.state, ...pages.at, descending: state.order.id === 'id' && state.order.desc },
    change: pages.change,
  };
  const isRead = whole !== undefined && whole.items.length > 0;
  return {
    ...reading,
    ...state,
    whole,
    questions,
    filterColumns,
    isRead,
    /** What is shown, as for `useSelection`. */
    shown: isRead ? `${shown} ${JSON.stringify(pages.at)}` : JSON.stringify(list.state),
    list: isRead ? inSight : list,
    columns: isRead ? sortable : columns,
    /** The rows of all pages. */
    rows,
    isNarrowed: state.filters.length > 0 || question !== undefined,
    toggle: () => change({ isOn: !state.isOn }),
    stop: () => (reading.progress?.read || whole ? reading.stop() : change({ isOn: false })),
    ask: (id: string) => change({ ask: id === state.ask ? undefined : id }),
    sort: (order: AllRowsState['order']) => change({ order }),
    sortBy: (id: string) =>
      change({ order: { id, desc: state.order.id === id ? !state.order.desc : id === 'id' } }),
    filter: (id: string, value: string, isTyped?: boolean) =>
      change({ filters: withFilter(state.filters, id, value) }, isTyped),
    /** The text of a filter, looked for in another column. */
    move: (from: string, to: string, value: string) =>
      change({ filters: withFilter(withFilter(state.filters, from, ''), to, value) }),
    clear: () => change({ filters: [], ask: undefined }),
    /** The question that is asked. */
    asked: question?.id,
  };
}

const asSortable = <Row extends object>(column: TableColumn<Row>): TableColumn<Row> =>
  'accessorFn' in column ? { ...column, enableSorting: true } : column;

/** The rows of one page. Other rows, or another order, begin at the first. */
function usePages<Row>(rows: readonly Row[], firstSize: number, shown: string) {
  const [at, setAt] = useState({ page: 0, size: firstSize, shown });
  const { size } = at;
  const page = at.shown === shown ? Math.min(at.page, lastPage(rows.length, size)) : 0;
  const inPage = useMemo(() => rows.slice(page * size, (page + 1) * size), [rows, page, size]);
  return {
    rows: inPage,
    at: { page, size },
    change: (wanted: { page?: number; size?: number }) => setAt({ page: 0, size, ...wanted, shown }),
  };
}
