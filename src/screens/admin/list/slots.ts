import type { ReactNode } from 'react';
import type { ListState } from '#src/data/list/list.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import type { Format, ValuedColumn } from './valued-columns.ts';

/** The filters of a list (LIS-15). */
export interface FilterSlot {
  /** True if the address needs all rows: the whole list is shown, or being read. */
  isOn: boolean;
  clear(): void;
  /** Keeps rows in the list until the filter changes, even if they do not pass it any more. */
  keep(ids: readonly number[]): void;
  kept: ReadonlySet<number>;
  /** Button of a new filter, then quick filters, filters and order as pills. */
  pills: ReactNode;
  /** Shows the progress of reading the whole list. */
  reading(noun: RowName): ReactNode;
}

/** The selected rows, with elements around and over the table for them (LIS-17). */
export interface BulkSlot {
  isOn: boolean;
  begin(): void;
  selected: ReadonlySet<number>;
  onSelect(ids: readonly number[], isSelected: boolean): void;
  /** Bar above the pages while rows are selected. */
  bar: ReactNode;
  /** Note above the list on the results of an interrupted run. */
  note: ReactNode;
  dialog: ReactNode;
}

/** The exports of a list (LIS-8). */
export interface ExportSlot<Row> {
  start(format: Format, columns: readonly ValuedColumn<Row>[]): void;
  /** Shown while it reads. */
  progress: ReactNode;
}

/** Input of AdminList. */
export interface List<Row> extends ListState<Row> {
  filter?: FilterSlot;
}
