import type { FullList } from '../full-list.ts';
import type { ValueCount } from './filter-rows.ts';
import type { FilterState } from './filter-state.ts';

/** State and actions of FilterBar. */
export interface Filter extends FilterState {
  toggle(): void;
  /** The columns to filter by, with their values if these are few. */
  columns: readonly { id: string; header: string; counts: readonly ValueCount[] | undefined }[];
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
