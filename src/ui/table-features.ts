import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

/** The features of TanStack Table that DataTable uses; sorting is left to the server. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<{
    /** For numbers. */
    align?: 'end';
    /** Sticky at the end while the table scrolls. */
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
