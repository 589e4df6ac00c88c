import { WrongQuery, type ListQuery, type Page } from '#src/contract/paging.ts';
import type { Row } from './rows.ts';
import type { Table } from './table.ts';

/**
 * Answers any list question, whatever dialect it came in: search, then sort, then one page.
 * A page beyond the last is empty. Throws WrongQuery for a column that does not exist.
 */
export function pageFrom<T extends Row, Wire>(table: Table<T>, query: ListQuery, toWire: (row: T) => Wire): Page<Wire> {
  const ordered = table.orderedBy(query.sort);
  if (!ordered) throw new WrongQuery(`Cannot sort by ${query.sort}`);

  const needle = query.search.trim().toLowerCase();
  const found = needle ? ordered.filter((row) => table.textOf(row).includes(needle)) : ordered;

  const from = query.page * query.size;
  const rows = query.descending
    ? found.slice(Math.max(0, found.length - from - query.size), Math.max(0, found.length - from)).reverse()
    : found.slice(from, from + query.size);
  return { items: rows.map(toWire), total: found.length };
}
