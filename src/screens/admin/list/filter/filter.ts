import type { ComponentType } from 'react';
import type { ValueType } from '#src/ui/table-features.ts';
import type { AllRows } from '#src/data/list/all-rows.ts';
import type { ValueCount } from './filter-table.ts';

/** A predefined filter of a list's rows (LIS-16). */
export interface QuickFilter<Row> {
  /** Id in the URL, as `ask`. */
  id: string;
  /** The button: 'Unused for 90 days'. */
  label: string;
  /** @param now in milliseconds since 1970 */
  matches(row: Row, now: number): boolean;
}

/** The open panel: of the filter of column `header` at place `at` among the filters, or without `header` the list of columns. */
export interface Editing {
  header?: string;
  at: number;
}

/** State and actions of the pills that are not in the address. */
export interface Filter {
  columns: readonly { id: string; header: string; type: ValueType }[];
  editing: Editing | undefined;
  edit(editing: Editing | undefined): void;
  /** Content of the open panel; undefined until the code of Filter has loaded. */
  Fields: ComponentType<{ filter: Filter }> | undefined;
  /** Returns the values of a column of type `choice`, with their numbers of rows; undefined for others. */
  countsOf(header: string): readonly ValueCount[] | undefined;
  quickFilters: readonly { id: string; label: string }[];
  /** Rows read so far; undefined before the first ones. */
  full: AllRows<unknown> | undefined;
  error: Error | null;
  progress: { read: number; total: number } | undefined;
  stop(): void;
  readAgain(): void;
}
