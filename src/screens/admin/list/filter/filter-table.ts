import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  constructTable,
  createFacetedRowModel,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { lastPage, type ListAddress } from '#src/app/address.ts';
import { formatDate, formatDateTime } from '#src/app/format-date.ts';
import { cleanUsername } from '#src/contract/clean-input.ts';
import { parseInstant } from '#src/contract/wire-times.ts';
import { foldCase } from '#src/lib/fold-case.ts';
import type { ListState, Source } from '#src/data/list/list.ts';
import type { ValuedColumn } from '../valued-columns.ts';

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
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Creates functions that filter and sort `rows`, newest first, by any column (LIS-15). Kept rows pass every filter. */
export function filterTable<Row extends object>(
  rows: readonly Row[],
  columns: readonly ValuedColumn<Row>[],
  isKept: (row: Row) => boolean = () => false,
) {
  const table = constructTable({
    features,
    data: rows as Row[],
    columns: columns.map(columnOf),
  });
  const written = writtenOnce<Row>();
  return {
    /** Returns the rows that pass, in their order. */
    passing({ order, filters }: Pick<ListAddress, 'order' | 'filters'>): Row[] {
      const isKnown = columns.some(({ id }) => id === order.id) && !(order.id === 'id' && order.desc);
      table.setSorting(isKnown ? [{ ...order }] : []);
      table.setColumnFilters(
        Object.entries(filters).flatMap(([header, value]) => {
          const column = columns.find((each) => each.header === header);
          if (!column) return [];
          const passes = testOf(column, value, written);
          return [{ id: column.id, value: (row: Row) => isKept(row) || passes(row) }];
        }),
      );
      return table.getRowModel().rows.map(({ original }) => original);
    },
    /**
     * Returns the values of a column of type `choice` among the rows that pass the other filters; undefined for
     * others.
     */
    countsOf({ id, type, get }: ValuedColumn<Row>): readonly ValueCount[] | undefined {
      if (type !== 'choice') return undefined;
      const counts = new Map<string, number>();
      for (const { original } of table.getColumn(id)!.getFacetedRowModel().rows) {
        const value = textOf(get(original)) || NONE;
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [...counts]
        .map(([value, rows]) => ({ value, rows }))
        .sort((one, other) => compare(prepared(one.value), prepared(other.value)));
    },
  };
}

/** Returns the list with the page, or the last one, of the rows that pass. */
export function pageOf<Row>(
  { source, controls }: ListState<Row>,
  allRows: NonNullable<Source<Row>['allRows']>,
  isPrevious: boolean,
): ListState<Row> {
  const { matchingRows } = allRows;
  const { state, key } = controls;
  const { size, order } = state;
  const page = Math.min(state.page, lastPage(matchingRows.length, size));
  return {
    source: {
      ...source,
      allRows,
      status: matchingRows.length > 0 ? 'rows' : 'filteredOut',
      rows: matchingRows.slice(page * size, (page + 1) * size),
      total: matchingRows.length,
      invalidCount: 0, // said beside the pills
      busy: isPrevious,
      isPrevious,
    },
    controls: { ...controls, state: { ...state, page }, key: `all ${key}`, sorting: order, sortsAll: true },
  };
}

/** Creates a column sorted by number, instant or text, empty values last. The value of its filter is the test itself. */
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

function compare(one: string | number, other: string | number): number {
  if (typeof one !== typeof other) return compare(String(one), String(other));
  return Number(one > other) - Number(one < other);
}

/** Prepares a text for comparison as people read it: without case and accents, numbers by size. */
const prepared = (text: string) =>
  (isPlain.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll(/\d+/g, (digits) => digits.padStart(20, '0'));
const isPlain = /^[ -~]*$/;

/** Returns the texts of each column without case, each written once, as dates are slow to write. */
function writtenOnce<Row extends object>() {
  const columns = new Map<string, WeakMap<Row, string>>();
  return ({ id, type, get, empty = '' }: ValuedColumn<Row>) => {
    const texts = columns.get(id) ?? new WeakMap<Row, string>();
    columns.set(id, texts);
    return (row: Row): string => {
      const text = texts.get(row) ?? foldCase(textOf(get(row), type) || empty);
      texts.set(row, text);
      return text;
    };
  };
}

/** Returns the test of a filter: a choice is matched as a whole, other text in part. */
function testOf<Row extends object>(
  column: ValuedColumn<Row>,
  wanted: string,
  written: ReturnType<typeof writtenOnce<Row>>,
): (row: Row) => boolean {
  if (column.type === 'choice') return (row) => (textOf(column.get(row)) || NONE) === wanted;
  const text = foldCase(cleanUsername(wanted));
  const textIn = written(column);
  return (row) => textIn(row).includes(text);
}

const isDate = (type: string) => type === 'date' || type === 'datetime';

/** Returns the searchable text of a value. A date is found as shown and as in the CSV: 'Jan 2026', '2026-01'. */
function textOf(value: unknown, type = 'text'): string {
  const text = String(value ?? '');
  if (!isDate(type) || !text) return text;
  return `${type === 'date' ? formatDate(text) : formatDateTime(text)} ${text}`;
}

/** Returns a value's sort key: undefined if empty, the instant of a date, a text prepared for comparison. */
function keyOf(value: unknown, type: string): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return value;
  const time = isDate(type) ? parseInstant(String(value)) : Number.NaN;
  return Number.isNaN(time) ? prepared(String(value)) : time;
}
