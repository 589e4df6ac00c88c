import type { ReactNode } from 'react';
import type { ListState } from '#src/data/list/list.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import type { Format, ValuedColumn } from './valued-columns.ts';

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
export interface List<Row> extends ListState<Row> {
  filter?: FilterSlot;
}
