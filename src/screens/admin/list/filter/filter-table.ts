import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  constructTable,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { formatDate, formatDateTime } from '#src/app/format-date.ts';
import { cleanUsername } from '#src/contract/pasted.ts';
import { parseInstant } from '#src/contract/wire-times.ts';
import { attempt } from '#src/lib/attempt.ts';
import { lastPage } from '../list-state.ts';
import type { ValuedColumn } from '../valued-columns.ts';
import type { FilterState } from './filter-state.ts';

/** The value of a filter for rows without a value. */
const NONE = 'None';

/** A value of a column, and how many rows have it and pass the other filters. */
export interface ValueCount {
  value: string;
  rows: number;
}

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnFacetingFeature,
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

/**
 * Rows that can be filtered and sorted by any column, and paged (LIS-15).
 * @param rows newest first; rows that are equal in the order stay so
 */
export function filterTable<Row extends object>(rows: readonly Row[], columns: readonly ValuedColumn<Row>[]) {
  const table = constructTable({
    features,
    data: rows as Row[],
    columns: columns.map(columnOf),
    autoResetPageIndex: false,
  });
  return {
    /** The page, or the last one, of the rows that pass. */
    show({ order, filters }: Pick<FilterState, 'order' | 'filters'>, wanted: number, pageSize: number) {
      const isKnown = columns.some(({ id }) => id === order.id) && !(order.id === 'id' && order.desc);
      table.setSorting(isKnown ? [{ ...order }] : []);
      table.setColumnFilters(
        Object.entries(filters).flatMap(([header, value]) => {
          const column = columns.find((each) => each.header === header);
          return column ? [{ id: column.id, value: testOf(column, value) }] : [];
        }),
      );
      const passing = table.getPrePaginatedRowModel().rows.map(({ original }) => original);
      const page = Math.min(wanted, lastPage(passing.length, pageSize));
      table.setPagination({ pageIndex: page, pageSize });
      return { page, passing, rows: table.getRowModel().rows.map(({ original }) => original) };
    },
    /** The values of a column of type `choice` among the rows that pass the other filters; undefined for others. */
    countsOf({ id, type }: ValuedColumn<Row>): readonly ValueCount[] | undefined {
      if (type !== 'choice') return undefined;
      return [...table.getColumn(id)!.getFacetedUniqueValues()]
        .map(([value, count]) => ({ value: String(value ?? NONE), rows: count }))
        .sort((one, other) => compareText(one.value, other.value));
    },
  };
}

/** Sorted by number, instant or text, empty ones last. The value of its filter is the test itself. */
const columnOf = <Row extends object>({
  id,
  type,
  get,
}: ValuedColumn<Row>): ColumnDef<typeof features, Row> => ({
  id,
  accessorFn: (row) => keyOf(get(row), type),
  sortUndefined: 'last',
  sortFn: (one, other) => compare(one.getValue(id), other.getValue(id)),
  filterFn: ({ original }, _, passes: (row: Row) => boolean) => passes(original),
});

/** Undefined where the browser has none: then the order is that of the signs' codes. */
const collator = attempt(() => new Intl.Collator('en', { numeric: true }));
const compareText = (one: string, other: string) =>
  collator?.compare(one, other) ?? Number(one > other) - Number(one < other);
const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareText(String(one), String(other));

/** A choice is matched as a whole, any other text in part. */
function testOf<Row>({ type, get, empty = '' }: ValuedColumn<Row>, wanted: string): (row: Row) => boolean {
  if (type === 'choice') return (row) => (textOf(get(row)) || NONE) === wanted;
  const text = cleanUsername(wanted).toLowerCase();
  return (row) => (textOf(get(row), type) || empty).toLowerCase().includes(text);
}

const isDate = (type: string) => type === 'date' || type === 'datetime';

/** The text of a value. A date is found by what is shown and as it is in the CSV: 'Jan 2026', '2026-01'. */
function textOf(value: unknown, type = 'text'): string {
  const text = String(value ?? '');
  if (!isDate(type) || !text) return text;
  return `${type === 'date' ? formatDate(text) : formatDateTime(text)} ${text}`;
}

/** Undefined for an empty value; the instant of a date. */
function keyOf(value: unknown, type: string): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return value;
  const time = isDate(type) ? parseInstant(String(value)) : Number.NaN;
  return Number.isNaN(time) ? String(value) : time;
}
