import type { ReactNode } from 'react';
import type { ListState } from '#src/data/list/list.ts';
import type { RowName } from '#src/lib/pluralize.ts';

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

/** Input of AdminList. */
export interface List<Row> extends ListState<Row> {
  filter?: FilterSlot;
}
