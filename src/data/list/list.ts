import type { Address, ListAddress, Order } from '../../app/address.ts';
import type { AllRows } from './all-rows.ts';
import type { ListEndpoint } from './list-endpoint.ts';

/**
 * State of a list.
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
  allRows?: AllRows<Row> & { matchingRows: readonly Row[] };
  /** Number of rows of this page left out because they were invalid. */
  invalidCount: number;
  /** Cause of `failed`; null when the rows of the response could not be read. */
  error: Error | null;
  busy: boolean;
  /** The rows are those of the previous address. */
  isPrevious: boolean;
  retry(): void;
}

/** List state of the address. */
export interface Controls {
  /** List state as it is shown: a page past the end is the last one, and the size is that of the pages received. */
  state: ListAddress;
  /** Address whose rows are shown, with the page and size that it asks for. */
  address: Omit<Address, 'person' | 'dialog'>;
  /** Identifies the page, the order, the search and the filters. */
  key: string;
  sorting: Order;
  /** True if every column sorts, and not only the id (LIS-2). */
  sortsAll: boolean;
}

/** A list of the server: its rows, and the address that says which are shown. */
export interface ListState<Row> {
  source: Source<Row>;
  controls: Controls;
}
