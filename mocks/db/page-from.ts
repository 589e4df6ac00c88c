import { WrongQuery, type ListQuery, type Page } from '#src/contract/paging.ts';
import type { Row } from './rows.ts';
import type { Table, Value } from './table.ts';

/**
 * Searches, sorts and pages a table. A page past the last one is empty.
 * Throws WrongQuery for a sort column that its rows do not show.
 */
export function pageFrom<T extends Row, Wire>(
  table: Table<T>,
  query: ListQuery,
  toWire: (row: T) => Wire,
): Page<Wire> {
  const needle = query.search.toLowerCase();
  const textOf = (row: T) => (table.options.searchText?.(row) ?? '').toLowerCase();
  const sorted = sortedBy(table, query.sort);
  const matches = needle ? sorted.filter((row) => textOf(row).includes(needle)) : sorted;

  if (query.descending) matches.reverse();
  const first = query.page * query.size;
  return { items: matches.slice(first, first + query.size).map(toWire), total: matches.length };
}

/** Returns the rows by a column: null first, numbers by value, text case-insensitively, equal values by id. */
function sortedBy<T extends Row>(table: Table<T>, column: string): T[] {
  const rows = table.all();
  const { computed = {}, shown } = table.options;
  const read = Object.hasOwn(computed, column)
    ? computed[column]!
    : (row: T) => row[column as keyof T] as Value;
  const isPlain = !rows[0] || isPlainColumn(rows[0], column);
  if ((shown && !Object.hasOwn(shown, column)) || (!Object.hasOwn(computed, column) && !isPlain))
    throw new WrongQuery(`Cannot sort by ${column}`);
  return rows
    .map((row) => ({ row, value: comparable(read(row)) }))
    .sort((a, b) => compare(a.value, b.value) || a.row.id - b.row.id)
    .map(({ row }) => row);
}

/** True if the row has a field of this name with a primitive value. */
function isPlainColumn(row: object, column: string): boolean {
  if (!Object.hasOwn(row, column)) return false;
  const value = (row as Record<string, unknown>)[column];
  return value === null || typeof value !== 'object';
}

const comparable = (value: Value) => (typeof value === 'string' ? value.toLowerCase() : value);

function compare(a: Value, b: Value) {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
