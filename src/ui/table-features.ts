import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

/** What DataTable uses of TanStack Table. The server sorts, so no sorting function is in it. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<{
    /** Numbers end-aligned. */
    align?: 'end';
    /** Stays in sight at the end while the rest scrolls. */
    pin?: 'end';
    className?: string;
  }>(),
});

export type TableColumn<Row extends object> = ColumnDef<typeof features, Row, any>;

/**
 * Builds columns:
 * `const column = columnsOf<ActivationKey>(); column.accessor('id', { header: 'ID', enableSorting: true })`.
 */
export const columnsOf = <Row extends object>() => createColumnHelper<typeof features, Row>();
