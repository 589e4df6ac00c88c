import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';

/**
 * Place of a value on a phone's card of a row:
 * - `title`: first and large
 * - `badge`: beside the title
 * - `fact`: in the line below, if there is a value
 * - `more`: behind 'Details', as are actions without a place
 * - `none`: not on the card, because a dialog of the row shows it
 * - `buttons`: visible actions, below the facts
 */
export type CardSlot = 'title' | 'badge' | 'fact' | 'more' | 'none' | 'buttons';

/** The kind of a column's values, for filters and files; a `choice` has few different ones. */
export type ValueType = 'text' | 'choice' | 'number' | 'date' | 'datetime';

/** The features of TanStack Table that DataTable uses; sorting is left to the server. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<{
    /** Alignment of numbers. */
    align?: 'end';
    /** Sticky at the end while the table scrolls. */
    pin?: 'end';
    className?: string;
    /** Default: `text`. */
    type?: ValueType;
    /** Text for an empty value. */
    empty?: string;
    /** The place on a phone's card, or a function of the row. Default: `more`, if any column has a place. */
    phone?: CardSlot | ((row: any) => CardSlot) | undefined;
  }>(),
});

/** Definition of a column. Its `cell` is called within the row, so hooks belong in a component that it returns. */
export type TableColumn<Row extends object> = ColumnDef<typeof features, Row, any>;

/**
 * Builds columns:
 * `const column = columnsOf<ActivationKey>(); column.accessor('id', { header: 'ID', enableSorting: true })`.
 */
export const columnsOf = <Row extends object>() => createColumnHelper<typeof features, Row>();
