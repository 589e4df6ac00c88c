import type { ValueType } from '#src/ui/table-features.ts';
import type { FullList } from '../full-list.ts';
import type { FilterState } from './filter-state.ts';
import type { ValueCount } from './filter-table.ts';

/** State and actions of FilterPills. */
export interface Filter extends FilterState {
  columns: readonly { id: string; header: string; type: ValueType }[];
  /** The list of columns opens by itself: Filter has just been switched on here. */
  isJustOn: boolean;
  /** The values of a column, if these are few. */
  countsOf(header: string): readonly ValueCount[] | undefined;
  quickFilters: readonly { id: string; label: string }[];
  /** Rows read so far; undefined before the first ones. */
  full: FullList<unknown> | undefined;
  error: Error | null;
  progress: { read: number; total: number } | undefined;
  stop(): void;
  readAgain(): void;
  /** Replaces the entry of the history where `isTyped`. */
  change(change: Partial<FilterState>, isTyped?: boolean): void;
  /** Sets a filter; an empty value removes it. */
  set(header: string, value: string, isTyped?: boolean): void;
  /** Removes all filters. */
  clear(): void;
}
