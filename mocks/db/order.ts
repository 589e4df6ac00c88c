import type { Row } from './rows.ts';

/** A value that rows can be sorted by. */
export type Value = string | number | boolean | null;

/** The rows by a column: null first, numbers by value, text case-insensitively, equal values by id; undefined if there is no such column. */
export function sortedBy<T extends Row>(
  rows: readonly T[],
  column: string,
  computed: Record<string, (row: T) => Value> = {},
): T[] | undefined {
  const read = Object.hasOwn(computed, column)
    ? computed[column]!
    : (row: T) => row[column as keyof T] as Value;
  if (!Object.hasOwn(computed, column) && rows[0] && !isPlainColumn(rows[0], column)) return undefined;
  return rows
    .map((row) => ({ row, value: comparable(read(row)) }))
    .sort((a, b) => compare(a.value, b.value) || a.row.id - b.row.id)
    .map(({ row }) => row);
}

/** Checks that the row has a field of this name with a primitive value. */
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
