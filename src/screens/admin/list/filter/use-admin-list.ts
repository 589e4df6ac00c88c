import { useMemo } from 'react';
import { useDeclared } from '#src/app/use-address.ts';
import type { ListEndpoint, RowOf } from '#src/data/list/list-endpoint.ts';
import { useList } from '#src/data/list/use-list.ts';
import type { ReadErrorOptions } from '#src/data/query-client.ts';
import { type Dialogs, useDialog } from '#src/forms/use-dialog.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { QuickFilter } from './filter.ts';
import { useFilter } from './use-filter.tsx';
import { valuedColumns } from '../valued-columns.ts';

/** Columns, quick filters and dialogs must be stable (module scope or a memo). */
interface Options<
  Row extends object,
  PageKind extends string,
  RowKind extends string,
> extends ReadErrorOptions {
  /** Built with `listColumns`. */
  columns: readonly TableColumn<Row>[];
  quickFilters?: readonly QuickFilter<Row>[];
  dialogs?: Dialogs<Row, PageKind, RowKind>;
}

const none: never[] = [];
const noDialogs = {};

/**
 * Returns the rows and the open dialog of a list for AdminList, and `show`, which opens a dialog. Its columns and quick
 * filters are declared before its address is read (LIS-7).
 */
export function useAdminList<
  E extends ListEndpoint,
  PageKind extends string = never,
  RowKind extends string = never,
>(
  endpoint: E,
  { columns, quickFilters = none, dialogs = noDialogs, ...policy }: Options<RowOf<E>, PageKind, RowKind>,
) {
  const valued = useMemo(() => valuedColumns(columns), [columns]);
  useDeclared(useMemo(() => ({ list: { columns: valued, quickFilters } }), [valued, quickFilters]));
  const { reply, ...page } = useList(endpoint, policy);
  const list = useFilter<RowOf<E>>(page, valued, quickFilters);
  const { dialog, show } = useDialog(dialogs, { rows: list.source.rows, list: endpoint });
  return { list: { ...list, columns, dialog }, show, reply };
}
