import type { FullList } from '../full-list.ts';
import type { ValueCount } from './filter-rows.ts';
import type { FilterState } from './filter-state.ts';

/** What FilterBar shows and changes. */
export interface Filter extends FilterState {
  toggle(): void;
  /** The columns to filter by, with their values if these are few. */
  columns: readonly { id: string; header: string; counts: readonly ValueCount[] | undefined }[];
  quickFilters: readonly { id: string; label: string }[];
  /** What has been read; undefined before the first rows. */
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
