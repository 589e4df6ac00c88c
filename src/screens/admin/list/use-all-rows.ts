import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Sorting } from '#src/ui/DataTableHeader.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import { type AllRowsState, readAllRows, withFilter, writeAllRows } from './all-rows-state.ts';
import type { ListEndpoint } from './list-endpoint.ts';
import { lastPage, type ListState } from './list-state.ts';
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

/** What is shown of all rows, in place of a page of the server. */
export interface ShownRows<Row extends object> {
  /** Names what is shown, as for `useSelection`. */
  key: string;
  /** The rows that are left, of all pages. */
  all: readonly Row[];
  /** Those of the page. */
  rows: Row[];
  page: number;
  size: number;
  turn(to: Partial<ListState>): void;
  columns: readonly TableColumn<Row>[];
  order: Sorting;
  sortBy(column: string): void;
  /** Takes all filters out. */
  clear(): void;
}

export type AllRows = ReturnType<typeof useAllRows>;

const none: never[] = [];

/** All rows of a list in the browser, whatever they are, sorted and filtered there (LIS-15). */
export function useAllRows(
  list: Pick<List<ListEndpoint>, 'endpoint' | 'state'>,
  columns: readonly TableColumn<any>[],
  { enumerable = none, questions = none }: AllRowsConfig<any>,
) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readAllRows(params), [params]);
  const { order, filters, ask } = state;
  const { whole, ...reading } = useWholeList(list.endpoint, list.state.search, state.isOn);
  const question = questions.find(({ id }) => id === ask);
  const meant = useMemo(() => {
    if (!whole || !question) return whole?.items ?? none;
    return whole.items.filter((row) => question.isMeant(row, whole.readAt));
  }, [whole, question]);
  const { rows, filterColumns } = useAllRowsTable(meant, columns, enumerable, state);
  const change = useCallback(
    (wanted: Partial<AllRowsState>, isTyped = false) =>
      setParams((now) => writeAllRows(now, wanted), { replace: isTyped }),
    [setParams],
  );
  const pages = usePages(rows, list.state.size, String(writeAllRows(params, {})));
  const isRead = whole !== undefined && whole.items.length > 0;
  const sortable = useMemo(() => columns.map(asSortable), [columns]);
  const shown = useMemo(
    (): ShownRows<any> | undefined =>
      isRead
        ? {
            ...pages,
            all: rows,
            columns: sortable,
            order,
            sortBy: (id) => change({ order: { id, desc: order.id === id ? !order.desc : id === 'id' } }),
            clear: () => change({ filters: [], ask: undefined }),
          }
        : undefined,
    [isRead, pages, rows, sortable, order, change],
  );

  return {
    ...reading,
    whole,
    shown,
    questions,
    /** The id of the question that is asked. */
    asked: question?.id,
    filterColumns,
    filters,
    order,
    stop: () => (reading.progress?.read || whole ? reading.stop() : change({ isOn: false })),
    ask: (id: string) => change({ ask: id === ask ? undefined : id }),
    sort: (wanted: Sorting) => change({ order: wanted }),
    filter: (id: string, value: string, isTyped?: boolean) =>
      change({ filters: withFilter(filters, id, value) }, isTyped),
    /** The text of a filter, looked for in another column. */
    move: (from: string, to: string, value: string) =>
      change({ filters: withFilter(withFilter(filters, from, ''), to, value) }),
  };
}

const asSortable = <Row extends object>(column: TableColumn<Row>): TableColumn<Row> =>
  'accessorFn' in column ? { ...column, enableSorting: true } : column;

/** The rows of one page. Other rows, or another order, begin at the first. */
function usePages<Row>(rows: readonly Row[], firstSize: number, shown: string) {
  const [at, setAt] = useState({ page: 0, size: firstSize, shown });
  const { size } = at;
  const page = at.shown === shown ? Math.min(at.page, lastPage(rows.length, size)) : 0;
  return useMemo(
    () => ({
      rows: rows.slice(page * size, (page + 1) * size),
      page,
      size,
      key: `${shown} ${page} ${size}`,
      turn: (to: { page?: number; size?: number }) => setAt({ page: 0, size, ...to, shown }),
    }),
    [rows, page, size, shown],
  );
}
