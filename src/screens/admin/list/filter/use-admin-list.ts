import { useMemo } from 'react';
import { useDeclared } from '#src/app/use-address.ts';
import type { ListEndpoint, RowOf } from '#src/data/list/list-endpoint.ts';
import { useList } from '#src/data/list/use-list.ts';
import type { ReadErrorOptions } from '#src/data/query-client.ts';
import { type Dialogs, useDialog } from '#src/forms/use-dialog.tsx';
import type { RowName } from '#src/lib/pluralize.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { BulkChoice } from '../bulk/bulk-action.ts';
import { useBulk } from '../bulk/use-bulk.tsx';
import { useExport } from '../export/use-export.tsx';
import type { QuickFilter } from './filter.ts';
import { useFilter } from './use-filter.tsx';
import { valuedColumns } from '../valued-columns.ts';

/** Columns, quick filters and dialogs must be stable (module scope or a memo). */
interface Options<
  Row extends object,
  PageKind extends string,
  RowKind extends string,
> extends ReadErrorOptions {
  /** The name of the rows, also of the stored column choice and the exported file. */
  noun: RowName;
  /** Built with `listColumns`. */
  columns: readonly TableColumn<Row>[];
  quickFilters?: readonly QuickFilter<Row>[];
  dialogs?: Dialogs<Row, PageKind, RowKind>;
  /** The bulk actions of a list that has any. */
  choices?: readonly BulkChoice<Row>[] | undefined;
}

const none: never[] = [];
const noDialogs = {};

/**
 * Returns the rows of a list for AdminList with all that depends on them, and `show`, which opens a dialog. Columns and
 * quick filters are declared before the address is read (LIS-7).
 */
export function useAdminList<
  E extends ListEndpoint,
  PageKind extends string = never,
  RowKind extends string = never,
>(
  endpoint: E,
  {
    noun,
    columns,
    quickFilters = none,
    dialogs = noDialogs,
    choices,
    ...policy
  }: Options<RowOf<E>, PageKind, RowKind>,
) {
  const valued = useMemo(() => valuedColumns(columns), [columns]);
  useDeclared(useMemo(() => ({ list: { columns: valued, quickFilters } }), [valued, quickFilters]));
  const { reply, ...page } = useList(endpoint, policy);
  const list = useFilter<RowOf<E>>(page, valued, quickFilters);
  const { dialog, show } = useDialog(dialogs, { rows: list.source.rows, list: endpoint });
  const bulk = useBulk(list, noun, choices ?? none);
  const exports = useExport(list, noun);
  return { list: { ...list, noun, columns, dialog, bulk: choices && bulk, exports }, show, reply };
}
