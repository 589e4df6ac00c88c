import type { Row } from './rows.ts';

/** What a list can be sorted by. */
export type Value = string | number | boolean | null;

/**
 * Nothing first, then numbers by size and texts by letter without regard to case; rows with the same value by
 * id.
 */
export function sortedBy<T extends Row>(rows: readonly T[], read: (row: T) => Value): Row[] {
  const valued = rows.map((row) => ({ id: row.id, value: comparable(read(row)) }));
  return valued.sort((a, b) => compare(a.value, b.value) || a.id - b.id);
}

/** True for a field of the row that holds a single value. */
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
