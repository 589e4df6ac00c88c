import {
  columnFacetingFeature,
  columnFilteringFeature,
  type ColumnDef,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { formatDateTime } from '#src/app/format-date.ts';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { AllRowsState } from './all-rows-state.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnFacetingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;
interface Valued {
  getValue(column: string): unknown;
}

/** The value of a filter for rows without a value, and what they are counted as. */
export const NONE = 'None';

/** A column of the list, and whether it has so few values that one is chosen instead of typed. */
export interface FilterColumn {
  id: string;
  header: string;
  /** Each value with the number of rows that have it and pass the other filters; undefined: text is typed. */
  counts: readonly { value: string; rows: number }[] | undefined;
}

/**
 * Sorts and filters rows by any column, and counts the values of those in `enumerable` (LIS-15).
 * @param rows newest first; rows that are equal in the order stay so. Like the state, stable while nothing changes
 * @returns the rows that are left in their order, and the columns to filter by
 */
export function useAllRowsTable<R extends { id: number }>(
  rows: readonly R[],
  columns: readonly TableColumn<R>[],
  enumerable: readonly string[],
  { order, filters }: Pick<AllRowsState, 'order' | 'filters'>,
) {
  const valued = useMemo(() => valuedColumns(columns, enumerable), [columns, enumerable]);
  // the table passes over columns that it does not have
  const state = useMemo(() => ({ sorting: [order], columnFilters: [...filters] }), [order, filters]);
  const table = useTable({ features, data: rows as R[], columns: valued, state });
  const model = table.getRowModel();
  const shown = useMemo(() => model.rows.map(({ original }) => original), [model]);

  const filterColumns = valued.map(({ id, header }): FilterColumn => {
    const isEnumerable = enumerable.includes(id);
    return { id, header, counts: isEnumerable ? countsOf(table.getColumn(id)) : undefined };
  });
  return { rows: shown, filterColumns };
}

interface Faceted {
  getFacetedUniqueValues(): Map<unknown, number>;
}

const countsOf = (column: Faceted | undefined) =>
  [...(column?.getFacetedUniqueValues() ?? [])]
    .map(([value, rows]) => ({ value: value === undefined ? NONE : textOf(value), rows }))
    .sort((one, other) => collator.compare(one.value, other.value));

type ValuedColumn<R extends object> = ColumnDef<Features, R, unknown> & { id: string; header: string };

/** The columns that have values: all but 'Actions'. */
const valuedColumns = <R extends object>(
  columns: readonly TableColumn<R>[],
  enumerable: readonly string[],
): ValuedColumn<R>[] =>
  columns.flatMap((column) => {
    const { id, header, accessorFn } = column as {
      id?: string;
      header?: unknown;
      accessorFn?: (row: R, index: number) => unknown;
    };
    if (id === undefined || typeof header !== 'string' || !accessorFn) return [];
    return {
      id,
      header,
      accessorFn: (row: R, index: number) => valueOf(accessorFn(row, index)),
      sortFn: compare,
      sortUndefined: 'last' as const,
      filterFn: enumerable.includes(id) ? equals : includes,
    };
  });

/** What a cell is sorted by: nothing for an empty one, the instant of a date. */
function valueOf(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date;
}

const collator = new Intl.Collator('en', { numeric: true });

function compare(one: Valued, other: Valued, column: string): number {
  const [a, b] = [one.getValue(column), other.getValue(column)];
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) - Number(b);
}

/** A date is found by what is shown and as it is in the CSV: 'Jan 2026', '2026-01'. */
const textOf = (value: unknown) =>
  value instanceof Date ? `${formatDateTime(value)} ${value.toISOString()}` : String(value ?? '');

const equals = (row: Valued, column: string, wanted: string) => {
  const value = row.getValue(column);
  return value === undefined ? wanted === NONE : textOf(value) === wanted;
};

const includes = (row: Valued, column: string, wanted: string) =>
  textOf(row.getValue(column)).toLowerCase().includes(wanted.toLowerCase());
