import { useMemo } from 'react';
import { useDeclared } from '#src/app/use-address.ts';
import type { ListEndpoint, RowOf } from '#src/data/list/list-endpoint.ts';
import { useList } from '#src/data/list/use-list.ts';
import type { ReadErrorOptions } from '#src/data/query-client.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { QuickFilter } from './filter.ts';
import { useFilter } from './use-filter.tsx';
import { valuedColumns } from '../valued-columns.ts';

/** Columns and quick filters must be stable (module scope or a memo). */
interface Options<Row extends object> extends ReadErrorOptions {
  /** Built with `listColumns`. */
  columns: readonly TableColumn<Row>[];
  quickFilters?: readonly QuickFilter<Row>[];
}

const none: never[] = [];

/**
 * Returns the rows of a list for AdminList. Its columns and quick filters are declared before its address is read
 * (LIS-7).
 */
export function useAdminList<E extends ListEndpoint>(
  endpoint: E,
  { columns, quickFilters = none, ...policy }: Options<RowOf<E>>,
) {
  const valued = useMemo(() => valuedColumns(columns), [columns]);
  useDeclared(useMemo(() => ({ list: { columns: valued, quickFilters } }), [valued, quickFilters]));
  const { reply, ...page } = useList(endpoint, policy);
  const list = useFilter<RowOf<E>>(page, valued, quickFilters);
  return { list: { ...list, columns }, reply };
}
