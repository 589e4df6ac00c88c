import type { ReactNode } from 'react';
import type { ListAddress } from '#src/app/address.ts';
import type { ListEndpoint } from '#src/data/list-endpoint.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import type { Sorting } from '#src/ui/DataTableHeader.tsx';
import type { FullList } from './full-list.ts';
import type { Format, ValuedColumn } from './valued-columns.ts';

/**
 * - `loading`: no rows yet
 * - `rows`: rows; outdated ones while `busy`
 * - `empty`: no rows; `noMatches`: no rows that match the search; `filteredOut`: none that pass the filters
 * - `failed`: reported by a toast, and by `error`; `retry` tries again
 * - `silent`: failed without a token, which the user list does not show (USR-6)
 */
export type ListStatus = 'loading' | 'rows' | 'empty' | 'noMatches' | 'filteredOut' | 'failed' | 'silent';

/** The rows of a list: a page of the server, or of the whole list in the browser. */
export interface Source<Row> {
  endpoint: ListEndpoint;
  status: ListStatus;
  rows: readonly Row[];
  /** The number of rows of all pages. */
  total: number;
  /** The whole list, where it is in the browser, and those of its rows that pass the filters. */
  whole?: FullList<Row> & { passing: readonly Row[] };
  /** Number of rows of this page left out because they were invalid. */
  invalidCount: number;
  /** Cause of `failed`; null when the rows of the response could not be read. */
  error: Error | null;
  busy: boolean;
  /** The rows are those of the previous address. */
  isPrevious: boolean;
  retry(): void;
}

/** What the address says of a list, and how to change it. */
export interface Controls {
  state: ListAddress;
  /** Identifies the page, the order, the search and the filters. */
  key: string;
  sorting: Sorting;
  /** True if every column sorts, and not only the id (LIS-2). */
  sortsAll: boolean;
  sortBy(columnId: string): void;
  /** Any change except of the page goes to the first page. */
  change(change: Partial<ListAddress>): void;
}

/** The filters of a list (LIS-15). */
export interface FilterSlot {
  /** The whole list is shown, or will be. */
  isOn: boolean;
  clear(): void;
  /** Ready questions, filters, and the way to new ones. */
  pills: ReactNode;
  /** How much of the whole list has been read. */
  reading(noun: RowName): ReactNode;
}

/** The selected rows, and what stands around and over the table for them (LIS-17). */
export interface BulkSlot {
  isOn: boolean;
  begin(): void;
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[], isSelected: boolean): void;
  /** In place of the toolbar's filters while rows are being selected. */
  bar: ReactNode;
  /** Above the list: what an interrupted run had done. */
  note: ReactNode;
  dialog: ReactNode;
}

/** The exports of a list (LIS-8). */
export interface ExportSlot<Row> {
  start(format: Format, columns: readonly ValuedColumn<Row>[]): void;
  /** Drawn while it reads. */
  progress: ReactNode;
}

/** What AdminList draws. */
export interface List<Row> {
  source: Source<Row>;
  controls: Controls;
  filter?: FilterSlot;
}
