import type { Row } from './rows.ts';

/** A value that rows can be sorted by. */
export type Value = string | number | boolean | null;

/** Sorts null first, numbers by value, text case-insensitively; equal values by id. */
export function sortedBy<T extends Row>(rows: readonly T[], read: (row: T) => Value): Row[] {
  const entries = rows.map((row) => ({ id: row.id, value: comparable(read(row)) }));
  return entries.sort((a, b) => compare(a.value, b.value) || a.id - b.id);
}

/** Checks that the row has a field of this name with a primitive value. */
export function isPlainColumn(row: object, column: string): boolean {
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
